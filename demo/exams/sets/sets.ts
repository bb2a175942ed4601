import type { ExamSettings } from '@arvand/contracts/exams'
import type { Question } from '@arvand/contracts/questions'
import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import { englishGrammar, englishWords } from './english.ts'
import { moreEnglish, morePython, moreTrigonometry } from './more.ts'
import { pythonBasics, pythonFunctions } from './python-basics.ts'
import { probability, trigonometry } from './trigonometry.ts'

/** Twenty questions that make an exam. */
export interface DemoSet {
  /** The address of the course that the exam belongs to. */
  readonly course: string
  readonly title: string
  /** The category of the bank that holds them. */
  readonly category: string
  /** When it was published, and how long it is open, in days from today. */
  readonly opens: number
  readonly closes: number
  readonly wish: Partial<ExamSettings>
  readonly questions: readonly Question[]
  /** On which places are shown: its name, and the file of `media`. */
  readonly picture?: DemoPicture
}

export interface DemoPicture {
  readonly name: string
  readonly file: string
}

/**
 * Two exams of one teacher, and a group of forty sample questions: all that is in them and is marked at once, and some
 * more.
 */
export interface DemoSubject {
  readonly teacher: string
  readonly sets: readonly DemoSet[]
  readonly group: Omit<PracticeSettings, 'questionIds'>
  /** For the group alone. */
  readonly more: readonly Question[]
}

export const subjects: readonly DemoSubject[] = [
  {
    teacher: 'shima-norouzi',
    sets: [
      {
        ...{
          course: 'python-from-zero',
          title: 'آزمون پایتون: از متغیر تا حلقه',
          category: 'پایه‌های پایتون',
        },
        ...{ opens: -30, closes: 365, questions: pythonBasics },
        wish: {
          description:
            'بیست سؤال از فصل‌های اول پایتون. اجرای برنامه لازم نیست؛ همه را روی کاغذ می‌توان پاسخ داد.',
          ...{ minutes: 30, attempts: 3, passPercent: 60, price: 0 },
        },
      },
      {
        ...{
          course: 'python-from-zero',
          title: 'آزمون پایتون: مجموعه‌ها و تابع‌ها',
          category: 'تابع و ساختمان داده',
        },
        ...{ opens: -21, closes: 365, questions: pythonFunctions },
        wish: {
          description:
            'برای کسانی که دورهٔ پایتون را تمام کرده‌اند. یک سؤال تشریحی هم دارد که مدرس تصحیح می‌کند.',
          ...{ minutes: 45, attempts: 2, passPercent: 60, price: 290_000 },
        },
      },
    ],
    more: morePython,
    group: {
      title: 'پایتون: ۴۰ سؤال از پایه تا تابع',
      description: 'پیش از مصاحبه یا امتحان، همهٔ مبحث‌های پایه را یک بار مرور کنید.',
      ...{ category: 'programming', grade: 'university', year: 1405, source: 'تألیفی', price: 0 },
    },
  },
  {
    teacher: 'behzad-yazdani',
    sets: [
      {
        ...{ course: 'everyday-english', title: 'آزمون زبان: دستور پایه', category: 'دستور زبان انگلیسی' },
        ...{ opens: -40, closes: 365, questions: englishGrammar },
        wish: {
          description: 'سطح A2. زمان‌ها، حرف‌های اضافه و جمله‌های شرطی؛ در پایان یک نوشتهٔ کوتاه.',
          ...{ minutes: 35, attempts: 2, passPercent: 50, negative: 33.33, price: 190_000 },
        },
      },
      {
        ...{ course: 'everyday-english', title: 'آزمون زبان: کلمه‌ها و گفت‌وگو', category: 'کلمه و گفت‌وگو' },
        ...{ opens: -12, closes: 365, questions: englishWords },
        wish: {
          description: 'سطح A2. موقعیت‌های روزمره: خرید، تلفن، پرسیدن راه و سفر.',
          ...{ minutes: 30, attempts: 0, passPercent: 50, price: 0 },
        },
      },
    ],
    more: moreEnglish,
    group: {
      title: 'انگلیسی A2: ۴۰ سؤال دستور و گفت‌وگو',
      description: 'هر روز چند سؤال؛ آنچه اشتباه کرده‌اید زودتر برمی‌گردد.',
      ...{ category: 'literature', grade: null, year: 1405, source: 'تألیفی', price: 0 },
    },
  },
  {
    teacher: 'arman-kazemi',
    sets: [
      {
        ...{ course: 'trigonometry', title: 'آزمون مثلثات', category: 'نسبت‌ها و اتحادهای مثلثاتی' },
        ...{ opens: -15, closes: 365, questions: trigonometry },
        picture: { name: 'سینوس.png', file: 'sine.png' },
        wish: {
          description: 'نسبت‌ها، رادیان، نمودارها و اتحادها. ماشین‌حساب لازم نیست.',
          ...{ minutes: 50, attempts: 2, passPercent: 50, negative: 33.33, price: 0 },
        },
      },
      {
        ...{ course: 'counting-and-probability', title: 'آزمون شمارش و احتمال', category: 'شمارش' },
        ...{ opens: -8, closes: 365, questions: probability },
        wish: {
          description: 'از اصل ضرب تا احتمال شرطی، با یک نمودار درختی که عکسش را می‌فرستید.',
          ...{ minutes: 50, passPercent: 50, negative: 33.33, price: 240_000 },
        },
      },
    ],
    more: moreTrigonometry,
    group: {
      title: 'مثلثات و احتمال: ۴۰ سؤال برای امتحان نهایی',
      description: 'دو فصل پرسؤال ریاضی دبیرستان، با توضیح کوتاه پس از هر پاسخ.',
      ...{ category: 'mathematics', grade: 'eleventh', year: 1405, source: 'امتحان نهایی', price: 0 },
    },
  },
]
