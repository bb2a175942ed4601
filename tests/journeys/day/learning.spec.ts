import { asDemoPerson } from '../calls.ts'
import { anExamWith, capital, earthTurns } from '../exams/set-exam.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const certificate = (courseId: string) => ({
  ...{ courseId, version: 0, heading: 'گواهی پایان کارگاه', brand: 'arvand', hours: 12, isAutomatic: true },
})

test('a learner opens the panel, learns, asks, sits an exam, and holds a certificate', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(240_000)
  const { mobile, name } = await arrive(page, 'سیمین دانش‌پور')
  const { examId, course } = await anExamWith([capital, earthTurns], {
    ...{ browser, page, mobile, baseURL: baseURL ?? '' },
  })
  await asDemoPerson(browser, baseURL ?? '', 'teacher', (call) =>
    call('teacher/certificate/saveTemplate', certificate(course.id)),
  )

  await test.step('the panel names the next lesson', async () => {
    await page.goto('/panel')
    await expect(page.getByText('کار بعدی شما')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'شروع درس' }).click()
    await page.waitForURL(new RegExp(`/learn/${course.slug}/`))
  })

  await test.step('a question is asked beside the lesson', async () => {
    await page.goto(`/discussions/about/lesson/${course.lessonId}`)
    await page.getByLabel('عنوان پرسش').fill('از کوچهٔ کودکی یا امروز؟')
    await page.getByLabel('شرح پرسش').fill('می‌شود هر دو را نوشت؟')
    await page.getByRole('button', { name: 'ارسال پرسش' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'از کوچهٔ کودکی یا امروز؟' })).toBeVisible()
    await look(page)
  })

  await test.step('the exam is sat by keys, and its result is read', async () => {
    await page.goto(`/panel/exams/${examId}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'شروع آزمون' }).press('Enter')
    await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'سؤال ۱ از ۲' })).toBeVisible()
    await page.keyboard.press('Digit1')
    await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
    await page.getByRole('button', { name: 'بعدی' }).click()
    await expect(page.getByRole('heading', { name: 'سؤال ۲ از ۲' })).toBeVisible()
    await page.getByRole('radio', { name: 'درست', exact: true }).check()
    await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
    await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'تحویل آزمون' }).press('Enter')
    await page.waitForURL(/\/panel\/exams\/attempts\//)
    await expect(page.getByText('۲ از ۲', { exact: true }).first()).toBeVisible()
    await look(page)
  })

  await test.step('the last work is handed in, and the certificate is there', async () => {
    await page.goto(`/learn/${course.slug}/${course.lessonId}`)
    await page.getByLabel('پاسخ شما').fill('کوچهٔ ما دیواری کاهگلی داشت که باران بویش را به خانه می‌آورد.')
    await page.getByRole('button', { name: 'تحویل تکلیف' }).click()
    await expect(page.getByRole('heading', { name: 'گواهی شما آماده است' })).toBeVisible()
    await page.goto('/panel/certificates')
    await page.getByRole('link', { name: course.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'این گواهی معتبر است' })).toBeVisible()
    await expect(page.getByText(`آروند آن را برای ${name} صادر کرده است`, { exact: false })).toBeVisible()
    await look(page)
  })
})
