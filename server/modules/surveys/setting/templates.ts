import type { SurveyQuestion, SurveyTemplate } from '@arvand/contracts/surveys'
import { newId } from '#platform/ids'

const choices = (texts: readonly string[]) => texts.map((text, at) => ({ id: `o${at + 1}`, text }))

const common = (title: string, required = true) => ({ id: newId(), title, hint: '', required })

const scale = (title: string, lowWords: string, highWords: string): SurveyQuestion => ({
  ...{ kind: 'scale', ...common(title), from: 1, to: 5, lowWords, highWords },
})
const nps = (title: string): SurveyQuestion => ({ kind: 'nps', ...common(title) })
const text = (title: string): SurveyQuestion => ({
  ...{ kind: 'text', ...common(title, false), isLong: true, format: 'any', mostLetters: 1000 },
})
const agreement = choices(['مخالفم', 'نظری ندارم', 'موافقم'])

/** The questions with which a ready-made survey begins. */
const templates: Readonly<Record<SurveyTemplate, () => SurveyQuestion[]>> = {
  empty: () => [],
  nps: () => [
    nps('چقدر احتمال دارد ما را به دوستان یا همکارانتان معرفی کنید؟'),
    text('دلیل اصلی امتیازی که دادید چیست؟'),
  ],
  courseEnd: () => [
    scale('در مجموع از این دوره چقدر راضی هستید؟', 'اصلاً', 'کاملاً'),
    {
      ...{ kind: 'matrix', ...common('با این جمله‌ها چقدر موافقید؟') },
      rows: choices([
        'توضیح‌های مدرس روشن بود.',
        'تمرین‌ها به یادگیری کمک کرد.',
        'سرعت پیش رفتن دوره مناسب بود.',
      ]),
      columns: agreement,
    },
    {
      ...{ kind: 'choice', ...common('سطح دوره برای شما چطور بود؟') },
      options: choices(['ساده‌تر از انتظار', 'مناسب', 'سخت‌تر از انتظار']),
    },
    nps('چقدر احتمال دارد این دوره را به دوستانتان معرفی کنید؟'),
    text('چه چیزی دوره را بهتر می‌کند؟'),
  ],
  webinar: () => [
    scale('محتوای وبینار چقدر به کار شما آمد؟', 'اصلاً', 'خیلی زیاد'),
    scale('کیفیت صدا و تصویر چطور بود؟', 'خیلی بد', 'عالی'),
    {
      ...{ kind: 'choice', ...common('مدت وبینار چطور بود؟') },
      options: choices(['کوتاه', 'مناسب', 'طولانی']),
    },
    text('دوست دارید وبینار بعدی دربارهٔ چه باشد؟'),
  ],
  ticket: () => [
    {
      ...{ kind: 'choice', ...common('آیا مشکل شما برطرف شد؟') },
      options: choices(['بله، کامل', 'تا حدی', 'نه']),
    },
    scale('از رفتار و سرعت پشتیبانی چقدر راضی هستید؟', 'اصلاً', 'کاملاً'),
    text('اگر نکته‌ای مانده است، بنویسید.'),
  ],
}

export const questionsOf = (template: SurveyTemplate): SurveyQuestion[] => templates[template]()
