import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

interface Shown {
  readonly sections: readonly { readonly id: string }[]
}

test('a teacher makes a lesson of a recorded class, with its chapters and what was written there', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const { id: courseId, slug } = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  const call = callsOf(page)
  const { sections } = await call<Shown>('teacher/course/show', { courseId })
  const added = { sectionId: sections[0]?.id, title: 'مرور دایره', kind: 'video' }
  const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', {
    ...added,
    requestId: crypto.randomUUID(),
  })
  await page.goto(`/teach/courses/${courseId}/lessons/${lessonId}`)
  await page.getByRole('button', { name: 'از ضبط کلاس' }).click()
  const dialog = page.getByRole('dialog', { name: 'انتخاب ضبط کلاس' })
  await expect(dialog.getByRole('list', { name: 'انتخاب ضبط کلاس' })).toContainText('۲ سرفصل')
  await look(page)
  await dialog.getByRole('button', { name: /^انتخاب قضیه‌های دایره در یک عصر/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'سرفصل‌ها' })).toHaveValue(/^۰۰:۰۰:۰۶ تخته\n/)
  const preview = page.getByRole('region', { name: 'پخش درس' })
  await expect(preview.getByText('۲ سرفصل')).toBeVisible()
  await expect(page.getByText('ذخیره شد، ')).toBeVisible()
  await look(page)
  // It is the lesson that is stored.
  await page.reload()
  await expect(preview.getByText('۲ سرفصل')).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'انتشار درس', exact: true }).click()
  await expect(page.getByText('درس منتشر شد.')).toBeVisible()
  await page.goto(`/learn/${slug}/${lessonId}`)
  const transcript = page.getByRole('region', { name: 'متن درس' })
  await expect(transcript.getByRole('button', { name: /گفت‌وگوی کلاس/ }).first()).toBeVisible()
  await look(page)
})

test('a teacher finds the recording of a meet beside it', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/meets')
  await page.getByRole('link', { name: /^ضبط جلسهٔ / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ضبط جلسه' })).toBeVisible()
  await look(page)
  await page.getByRole('list', { name: 'ضبط‌های کلاس' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'جلسهٔ خصوصی' })).toBeVisible()
  await look(page)
})
