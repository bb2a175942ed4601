import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

test('several lessons are unpublished and moved together, and the move is undone', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const courseId = await asDemoPerson(browser, baseURL ?? '', 'teacher', async (call) => {
    const requestId = () => crypto.randomUUID()
    const begun = { title: aName('نجوم'), category: 'literature', level: 'everyone', requestId: requestId() }
    const { id } = (await call<{ course: { id: string } }>('teacher/course/create', begun)).course
    for (const title of ['فصل اول', 'فصل دوم'])
      await call('teacher/section/add', { courseId: id, title, requestId: requestId() })
    const { sections } = await call<{ sections: { id: string }[] }>('teacher/course/show', { courseId: id })
    for (const title of ['درس الف', 'درس ب', 'درس پ'])
      await call('teacher/lesson/add', {
        sectionId: sections[0]?.id,
        title,
        kind: 'text',
        requestId: requestId(),
      })
    return id
  })
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${courseId}/curriculum`)
  await page.getByRole('button', { name: 'انتخاب درس‌ها' }).press('Enter')
  const first = page.getByRole('region', { name: 'فصل اول' })
  const second = page.getByRole('region', { name: 'فصل دوم' })
  await page.getByRole('checkbox', { name: 'درس الف' }).press('Space')
  await page.getByRole('checkbox', { name: 'درس ب' }).press('Space')
  await expect(page.getByText('۲ درس انتخاب شده')).toBeVisible()
  await page.getByRole('button', { name: 'لغو انتشار درس‌ها' }).press('Enter')
  await expect(first.getByText('پیش‌نویس')).toHaveCount(2)
  // Empty lessons are not published.
  await expect(page.getByRole('button', { name: 'انتشار درس‌ها', exact: true })).toBeDisabled()
  await look(page)
  await page.getByLabel('انتقال به فصل').selectOption({ label: 'فصل دوم' })
  await page.getByRole('button', { name: 'انتقال', exact: true }).press('Enter')
  await expect(second.getByRole('listitem')).toHaveCount(2)
  await expect(first.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'برگرداندن ترتیب' }).press('Enter')
  await expect(first.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'پایان انتخاب' }).press('Enter')
  await expect(first.getByRole('row')).toHaveCount(3)
})
