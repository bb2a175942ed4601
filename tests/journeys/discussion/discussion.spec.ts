import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { learnIn } from '../packages/learn-in.ts'

interface Course {
  readonly course: {
    readonly id: string
    readonly sections: readonly { readonly lessons: readonly { readonly id: string }[] }[]
  }
}

test('a learner asks, the teacher answers, and the answer solves it', { tag: ['@phone', '@gate'] }, async ({
  page,
  browser,
  look,
}) => {
  const found = await page.request.get('/api/home/courses/khayyam')
  const { course } = (await found.json()) as Course
  const lessonId = course.sections[0]?.lessons[0]?.id ?? ''
  await arrive(page, 'پرنیان جویا')
  await learnIn(page, course.id)

  await page.goto(`/discussions/about/lesson/${lessonId}`)
  const title = `این مصراع یعنی چه؟ ${Math.random().toString(36).slice(2, 8)}`
  await page.getByLabel('عنوان پرسش').fill(title)
  await page.getByLabel('شرح پرسش').fill('معنای «دریاب» را نفهمیدم.\n\n`کد` هم هست.')
  await look(page)
  await page.getByRole('button', { name: 'ارسال پرسش' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = page.url()

  const desk = await browser.newContext({ locale: 'fa-IR' })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto('/teach/questions')
  const question = teacher.getByRole('article').filter({ hasText: title })
  await question.getByText('پاسخ دادن').click()
  await question.getByLabel('پاسخ شما به پرنیان جویا').fill('یعنی «غنیمت بشمار».')
  await question.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(question).toHaveCount(0)
  await look(teacher)
  await desk.close()

  // The open page shows the answer without a reload.
  const answer = page.getByRole('article').filter({ hasText: 'غنیمت بشمار' })
  await expect(answer).toBeVisible()
  await answer.getByRole('button', { name: 'پاسخ درست همین است' }).click()
  await expect(answer.getByText('پاسخی که پرسنده انتخاب کرد')).toBeVisible()
  await expect(page.getByText('حل شد')).toBeVisible()
  await look(page)

  await page.goto('/panel/notices')
  await expect(page.getByText('مدرس به گفت‌وگوی شما پاسخ داد').first()).toBeVisible()
  expect(address).toContain('/discussions/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is asked, changed and taken away', async ({ page }) => {
    const found = await page.request.get('/api/home/courses/khayyam')
    const { course } = (await found.json()) as Course
    const lessonId = course.sections[0]?.lessons[0]?.id ?? ''
    await arrive(page, 'بهار روشن')
    await learnIn(page, course.id)
    await page.goto(`/discussions/about/lesson/${lessonId}`)
    await page.getByLabel('عنوان پرسش').fill('ب')
    await page.getByLabel('شرح پرسش').fill('شرح')
    await page.getByRole('button', { name: 'ارسال پرسش' }).click()
    await expect(page.getByLabel('شرح پرسش')).toHaveValue('شرح')
    await page.getByLabel('عنوان پرسش').fill('پرسش بی‌جاوااسکریپت')
    await page.getByRole('button', { name: 'ارسال پرسش' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرسش بی‌جاوااسکریپت')
    await page.getByText('ویرایش', { exact: true }).click()
    await page.getByLabel('متن').fill('شرح تازه')
    await page.getByRole('button', { name: 'ذخیرهٔ ویرایش' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'شرح تازه' })).toBeVisible()
    await page.getByRole('link', { name: 'ویرایش‌شده' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: /^شرح$/ })).toBeVisible()
    await page.getByRole('link', { name: 'بازگشت به گفت‌وگو' }).click()
    await page.getByText('حذف', { exact: true }).click()
    await page.getByRole('button', { name: 'حذف این نوشته' }).click()
    await expect(page.getByText('نویسنده این نوشته را حذف کرده است.')).toBeVisible()
  })
})
