import type { Page } from '@playwright/test'
import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'
import { aReadyQuestion, capital, essay, hasExam, written } from './set-exam.ts'

const title = 'آزمون پایان هفته'
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'قدم‌های ساخت آزمون' }).getByRole('link', { name })

test('a teacher makes an exam and a lesson of it, its learner takes it over a cut line, the teacher marks, and the gradebook has the mark', {
  tag: '@gate',
}, async ({ page, context, browser, baseURL: origin, look }) => {
  test.setTimeout(150_000)
  const baseURL = origin ?? ''
  const name = 'پریسا نوری'
  const { mobile } = await arrive(page, name)
  const course = await aTaughtCourse(browser, baseURL)
  const mark = Math.random().toString(36).slice(2, 8)
  const capitalText = `پایتخت ایران کجاست؟ ${mark}`
  const essayText = `چرا شاهنامه هنوز خوانده می‌شود؟ ${mark}`
  await asDemoPerson(browser, baseURL, 'teacher', async (call) => {
    await aReadyQuestion(call, { ...capital, text: written(capitalText) })
    await aReadyQuestion(call, { ...essay, text: written(essayText) })
  })
  const desk = await browser.newContext({
    ...{ baseURL, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')

  const examId = await test.step('an exam is made of two questions of the bank, and published', async () => {
    await teacher.goto(`/teach/courses/${course.id}/exams`)
    await teacher.getByLabel('نام آزمون').fill(title)
    await teacher.getByRole('button', { name: 'ساخت آزمون' }).click()
    await teacher.waitForURL(/\/teach\/exams\/[0-9a-f-]{36}$/)
    await hydrated(teacher)
    await teacher.getByRole('button', { name: 'افزودن از بانک سؤال' }).click()
    const picker = teacher.getByRole('dialog', { name: 'افزودن از بانک سؤال' })
    await picker.getByRole('searchbox').fill(mark)
    for (const text of [capitalText, essayText]) await picker.getByRole('checkbox', { name: text }).check()
    await picker.getByRole('button', { name: 'افزودن ۲ سؤال' }).click()
    await expect(picker).toBeHidden()
    await step(teacher, 'زمان و قواعد').click()
    await teacher.getByLabel('مدت، به دقیقه').fill('۲۰')
    await teacher.getByRole('group', { name: 'شروع' }).getByLabel('روز').fill('۱۴۰۵/۰۹/۰۱')
    await expect(teacher.getByText(/^ذخیره شد، /)).toBeVisible()
    await step(teacher, 'انتشار').click()
    await teacher.getByRole('button', { name: 'انتشار آزمون' }).click()
    await expect(teacher.getByText('منتشر شده و باز است')).toBeVisible()
    await look(teacher)
    return new URL(teacher.url()).pathname.split('/').at(-1) ?? ''
  })

  const lessonId = await test.step('a lesson leads to it', async () => {
    await teacher.goto(`/teach/courses/${course.id}/curriculum`)
    await hydrated(teacher)
    const section = teacher.getByRole('region', { name: 'هفتهٔ اول' })
    await section.getByText('درس', { exact: true }).press('Enter')
    await section.getByRole('button', { name: 'آزمون', exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'نام درس' })).toBeFocused()
    await teacher.keyboard.type(title)
    await teacher.keyboard.press('Enter')
    await section.getByRole('link', { name: title }).click()
    await expect(teacher.getByText('هنوز مشخص نیست این درس به کدام فعالیت می‌رسد')).toBeVisible()
    await teacher.getByRole('combobox', { name: 'کدام آزمون؟' }).selectOption({ label: title })
    await expect(teacher.getByText('ذخیره شد، ')).toBeVisible()
    await look(teacher)
    await teacher.getByRole('button', { name: 'انتشار درس', exact: true }).click()
    await expect(teacher.getByText('درس منتشر شد.')).toBeVisible()
    return new URL(teacher.url()).pathname.split('/').at(-1)
  })

  await test.step('its learner takes the exam from there, cut off for a while, and the lesson is done', async () => {
    await asDemoPerson(browser, baseURL, 'teacher', (call) =>
      call('teacher/student/enrol', {
        ...{ courseId: course.id, mobiles: mobile, requestId: crypto.randomUUID() },
      }),
    )
    await hasExam(page, examId, course)
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await expect(page.getByRole('heading', { name: 'این آزمون چطور است' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'رفتن به آزمون' }).click()
    await hydrated(page)
    await page.getByRole('button', { name: 'شروع آزمون' }).click()
    await page.getByRole('radio', { name: 'تهران' }).check()
    const saved = page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)
    await expect(saved).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'بعدی', exact: true }).click()
    await page.getByLabel('پاسخ شما').fill('چون هر نسل خودش را در داستان‌های آن پیدا می‌کند.')
    await expect(page.getByText('اینترنت قطع است، آزمون ادامه دارد')).toBeVisible()
    await look(page)
    await context.setOffline(false)
    await expect(saved).toBeVisible()
    await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'تحویل آزمون' }).click()
    await page.waitForURL(/\/panel\/exams\/attempts\//)
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await expect(page.getByText('تحویل ', { exact: false }).first()).toBeVisible()
    const here = page.getByRole('link', { name: new RegExp(title) }).and(page.locator('[aria-current=page]'))
    await expect(here.filter({ hasText: 'تمام شد' }).first()).toBeAttached()
    await look(page)
  })

  await test.step('the teacher marks the essay, and the mark stands in the gradebook', () =>
    markAndRead(teacher, { examId, essayText, course, name, look }))
  await desk.close()
})

interface Marked {
  readonly examId: string
  readonly essayText: string
  readonly course: { readonly id: string }
  readonly name: string
  readonly look: (page: Page) => Promise<void>
}

async function markAndRead(teacher: Page, { examId, essayText, course, name, look }: Marked) {
  await teacher.goto(`/teach/exams/${examId}/marking`)
  await teacher.getByRole('link', { name: essayText }).click()
  await teacher.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  await expect(teacher.getByRole('heading', { name })).toBeVisible()
  await hydrated(teacher)
  await teacher.getByRole('textbox', { name: /^نمره/ }).fill('۴')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText('نمره ثبت شد. پاسخ دیگری از این سؤال در انتظار نیست.')).toBeVisible()
  await teacher.goto(`/teach/courses/${course.id}/gradebook`)
  const row = teacher.getByRole('row', { name })
  await expect(row.getByRole('gridcell', { name: '۵ از ۵' })).toBeVisible()
  await look(teacher)
}
