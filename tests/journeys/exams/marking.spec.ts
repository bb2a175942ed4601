import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { makeTeacher } from '../teaching/course-staff.ts'
import { handIn, written } from './handed-in.ts'
import { joinStaff } from './join-staff.ts'
import { anExamWith, essay } from './set-exam.ts'

test('a teacher marks an essay, its candidate reads mark and comment, and results and statistics follow', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page, 'نگار صدر')
  const { examId } = await anExamWith([essay], { browser, page, mobile: newcomer.mobile, baseURL })
  const attemptId = await handIn(page, examId)

  const desk = await browser.newContext({
    baseURL,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto(`/teach/exams/${examId}/statistics`)
  await expect(teacher.getByRole('heading', { name: 'هنوز آماری نیست' })).toBeVisible()
  await look(teacher)
  await teacher.getByRole('link', { name: 'رفتن به نمره‌دهی' }).click()
  const questions = teacher.getByRole('list', { name: 'سؤال‌هایی که نمره می‌خواهند' })
  await expect(questions.getByText('۱ در انتظار')).toBeVisible()
  await look(teacher)
  await questions.getByRole('link', { name: 'چرا شاهنامه هنوز خوانده می‌شود؟' }).click()
  await expect(teacher.getByRole('link', { name: 'نگار صدر' })).toBeVisible()
  await look(teacher)
  await teacher.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  await expect(teacher.getByRole('heading', { name: 'نگار صدر' })).toBeVisible()
  await expect(teacher.getByText(written)).toBeVisible()
  await look(teacher)

  await hydrated(teacher)
  await teacher.keyboard.press('Digit9')
  const points = teacher.getByRole('textbox', { name: /^نمره/ })
  await expect(points).toBeFocused()
  await expect(points).toHaveValue('9')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText('این نمره از بیشترین نمرهٔ ممکن بالاتر است.', { exact: false })).toBeVisible()
  await look(teacher)
  await points.fill('۳٫۵')
  await teacher.getByLabel('نظر برای شرکت‌کننده').fill('خوب است؛ یک نمونه هم از داستان‌ها بیاورید.')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText('نمره ثبت شد. پاسخ دیگری از این سؤال در انتظار نیست.')).toBeVisible()
  await look(teacher)

  await teacher.getByRole('link', { name: 'نمره‌داده (۱)' }).click()
  await teacher.getByRole('link', { name: 'نگار صدر' }).click()
  await expect(teacher.getByRole('heading', { name: 'نمره‌های پیش‌تر' })).toBeVisible()
  await expect(points).toHaveValue('۳٫۵')
  await look(teacher)

  await page.goto(`/panel/exams/attempts/${attemptId}`)
  await expect(page.getByText('۳٫۵ از ۴ نمره', { exact: true })).toBeVisible()
  await expect(page.getByText('خوب است؛ یک نمونه هم از داستان‌ها بیاورید.')).toBeVisible()

  await teacher.getByRole('link', { name: 'نتایج', exact: true }).click()
  await expect(teacher.getByText('۳٫۵ از ۴').filter({ visible: true })).toBeVisible()
  await look(teacher)
  const downloading = teacher.waitForEvent('download')
  await teacher.getByRole('button', { name: 'دریافت CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  await teacher.getByRole('link', { name: 'آمار', exact: true }).click()
  await expect(teacher.getByRole('heading', { name: 'سؤال به سؤال' })).toBeVisible()
  await expect(teacher.getByText('پیشنهاد بازبینی از ۱۰ پاسخ', { exact: false })).toBeVisible()
  await look(teacher)
  await desk.close()
})

test('an assistant who may not mark, another teacher and a learner are refused in clear words', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page)
  const { examId, course } = await anExamWith([essay], { browser, page, mobile: newcomer.mobile, baseURL })
  const attemptId = await handIn(page, examId)
  const pages = ['marking', 'results', 'statistics'].map((name) => `/teach/exams/${examId}/${name}`)
  const refusedWith = async (sentence: string) => {
    for (const address of pages) {
      await page.goto(address)
      await expect(page.getByText(sentence, { exact: false })).toBeVisible()
      await expect(page.getByRole('main').getByText(newcomer.name)).toHaveCount(0)
    }
    await look(page)
  }
  await refusedWith('این صفحه برای حساب شما باز نیست')

  const other = await arrive(page, 'کتایون راد')
  await makeTeacher(browser, baseURL, other.mobile)
  await refusedWith('این صفحه پیدا نشد')

  await joinStaff(page, { browser, baseURL, courseId: course.id, mobile: other.mobile, rights: ['enrol'] })
  await refusedWith('صاحب دوره این کار را به شما نسپرده است.')

  await signInAs(page, 'teacher')
  await page.goto(`/teach/exams/${examId}/marking/${crypto.randomUUID()}/${attemptId}`)
  await expect(page.getByText('این صفحه پیدا نشد')).toBeVisible()
})
