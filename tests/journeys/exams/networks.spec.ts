import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'
import { anExamWith, capital } from './set-exam.ts'

test('a teacher names networks and minutes for late answers, and what is no address is told and not saved', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const course = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/exams`)
  await page.getByLabel('نام آزمون').fill('آزمون حضوری')
  await page.getByRole('button', { name: 'ساخت آزمون' }).click()
  await page.waitForURL(/\/teach\/exams\/[0-9a-f-]{36}$/)
  await page.goto(`${page.url()}?step=rules`)
  await hydrated(page)
  const networks = page.getByLabel('فقط از این شبکه‌ها')
  await networks.fill('۱۹۲.۱۶۸.۱.۰/۲۴\nدانشگاه')
  await expect(page.getByText('«دانشگاه» آدرس شبکه نیست و ذخیره نمی‌شود.')).toBeVisible()
  await look(page)
  await networks.fill('۱۹۲.۱۶۸.۱.۰/۲۴\n2001:db8::/32')
  await page.getByLabel('مهلت پاسخ‌های دیررسیده، به دقیقه').fill('۵')
  await expect(page.getByText(/^ذخیره شد، /)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(networks).toHaveValue('192.168.1.0/24\n2001:db8::/32')
  await expect(page.getByLabel('مهلت پاسخ‌های دیررسیده، به دقیقه')).toHaveValue('۵')
})

test('a candidate elsewhere than in the network of an exam is told so', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const candidate = await arrive(page)
  const { examId } = await anExamWith([capital], {
    ...{ browser, page, mobile: candidate.mobile, baseURL: baseURL ?? '' },
    wish: () => ({ addresses: ['198.51.100.0/24'], lateMinutes: 5 }),
  })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await expect(page.getByText('این آزمون فقط از شبکهٔ محل برگزاری باز می‌شود.')).toBeVisible()
  await expect(page.getByText('فقط از شبکهٔ محل برگزاری شروع می‌شود.')).toBeVisible()
  await expect(page.getByText(/تا ۵ دقیقه بعد هم پذیرفته می‌شود/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'شروع آزمون' })).toBeHidden()
  await look(page)
})
