import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { makeTeacher } from '../teaching/course-staff.ts'
import { handIn, written } from './handed-in.ts'
import { joinStaff } from './join-staff.ts'
import { anExamWith, essay } from './set-exam.ts'

const question = 'چرا شاهنامه هنوز خوانده می‌شود؟'

async function give(page: Page, points: string, comment: string): Promise<void> {
  await hydrated(page)
  await page.getByRole('textbox', { name: /^نمره/ }).fill(points)
  await page.getByLabel('نظر برای شرکت‌کننده').fill(comment)
  await page.getByRole('button', { name: 'ثبت نمره' }).click()
}

test('two markers mark an essay apart, they differ, and the owner of the course decides', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const candidate = await arrive(page, 'نگار صدر')
  const { examId, course } = await anExamWith([essay], {
    ...{ browser, page, mobile: candidate.mobile, baseURL },
    wish: () => ({ doubleMarking: { tolerance: 20 }, anonymousMarking: true }),
  })
  const attemptId = await handIn(page, examId)
  const marking = `/teach/exams/${examId}/marking`
  const size = page.viewportSize() && { viewport: page.viewportSize() }

  const desk = await browser.newContext({ baseURL, ...size })
  const marker = await desk.newPage()
  const { mobile } = await arrive(marker, 'کتایون راد')
  await makeTeacher(browser, baseURL, mobile)
  await joinStaff(marker, { browser, baseURL, courseId: course.id, mobile, rights: ['mark'] })
  await marker.goto(marking)
  await expect(marker.getByText('هر پاسخ را دو مصحح جدا از هم نمره می‌دهند.', { exact: false })).toBeVisible()
  await look(marker)
  await marker.getByRole('link', { name: question }).click()
  await marker.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  await expect(marker.getByText(written)).toBeVisible()
  await look(marker)
  await give(marker, '۳٫۵', 'استدلال روشن است.')
  await expect(marker.getByText('نمرهٔ شما ثبت شد.', { exact: false })).toBeVisible()
  await marker.getByRole('link', { name: 'در انتظار مصحح دیگر (۱)' }).click()
  await marker.getByRole('link', { name: /^شرکت‌کنندهٔ/ }).click()
  await expect(
    marker.getByText('تا او نمره نداده، می‌توانید نمره‌تان را عوض کنید.', { exact: false }),
  ).toBeVisible()
  await look(marker)

  const office = await browser.newContext({ baseURL, ...size })
  const owner = await office.newPage()
  await signInAs(owner, 'teacher')
  await owner.goto(marking)
  await owner.getByRole('link', { name: question }).click()
  await owner.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  await expect(
    owner.getByText('نمرهٔ دیگری را بعد از ثبت نمرهٔ خودتان می‌بینید.', { exact: false }),
  ).toBeVisible()
  await expect(owner.getByText('استدلال روشن است.')).toHaveCount(0)
  await give(owner, '۱', 'نمونه ندارد.')
  await expect(owner.getByText('با نمرهٔ مصحح دیگر اختلاف زیادی دارد', { exact: false })).toBeVisible()
  await look(owner)

  await marker.reload()
  await expect(marker.getByText('صاحب دوره نمرهٔ نهایی را می‌دهد.', { exact: false })).toBeVisible()
  await expect(marker.getByRole('button', { name: 'ثبت نمره' })).toHaveCount(0)
  await look(marker)

  await owner.getByRole('link', { name: 'اختلاف نمره (۱)' }).click()
  await owner.getByRole('link', { name: /^شرکت‌کنندهٔ/ }).click()
  await expect(owner.getByText('نمرهٔ نهایی را شما بدهید.', { exact: false })).toBeVisible()
  await expect(owner.getByText('استدلال روشن است.')).toBeVisible()
  await look(owner)
  await hydrated(owner)
  await owner.getByRole('textbox', { name: /^نمره/ }).fill('۳')
  await owner.keyboard.press('Control+Enter')
  await expect(owner.getByText('نمره ثبت شد.', { exact: false })).toBeVisible()

  await page.goto(`/panel/exams/attempts/${attemptId}`)
  await expect(page.getByText('۳ از ۴ نمره', { exact: true })).toBeVisible()
  await expect(page.getByText('استدلال روشن است.')).toBeVisible()
  await expect(page.getByText('نمونه ندارد.')).toBeVisible()
  await Promise.all([desk.close(), office.close()])
})

test('a teacher asks for two markers and says by how much they may differ', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const candidate = await arrive(page)
  const { course } = await anExamWith([essay], {
    browser,
    page,
    mobile: candidate.mobile,
    baseURL: baseURL ?? '',
  })
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${course.id}/exams`)
  await page.getByLabel('نام آزمون').fill('آزمون تشریحی')
  await page.getByRole('button', { name: 'ساخت آزمون' }).click()
  await page.waitForURL(/\/teach\/exams\/[0-9a-f-]{36}$/)
  await page.goto(`${page.url()}?step=rules`)
  await hydrated(page)
  await page.getByRole('switch', { name: 'هر پاسخ تشریحی را دو مصحح نمره بدهند' }).check()
  const tolerance = page.getByLabel('اختلاف مجاز دو مصحح، به درصد نمرهٔ سؤال')
  await expect(tolerance).toHaveValue('۲۰')
  await tolerance.fill('۱۵')
  await expect(page.getByText(/^ذخیره شد، /)).toBeVisible()
  await look(page)
  await page.reload()
  await hydrated(page)
  await expect(tolerance).toHaveValue('۱۵')
})
