import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { enrolIn } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

test('a manager finds a certificate by its holder and by its code, and revokes it: its page says so to everybody', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const course = await aTaughtCourse(browser, baseURL)
  const { name } = await arrive(page, aName('نیکی'))
  await enrolIn(page, course.slug)
  const code = await asDemoPerson(browser, baseURL ?? '', 'teacher', async (call) => {
    const written = { courseId: course.id, brand: 'arvand', heading: 'گواهی کارگاه', version: 0 }
    const { template } = await call<{ template: { id: string } }>('teacher/certificate/saveTemplate', written)
    const { items } = await call<{ items: { personId: string }[] }>('teacher/student/list', {
      courseId: course.id,
    })
    const people = items.map(({ personId }) => personId)
    const ask = { templateId: template.id, people, requestId: crypto.randomUUID() }
    const { issued } = await call<{ issued: { code: string }[] }>('teacher/certificate/issue', ask)
    return issued[0]?.code ?? ''
  })

  await signInAs(page, 'manager')
  await page.goto('/manage/certificates')
  const search = page.getByRole('searchbox', { name: 'جست‌وجو', exact: true })
  await search.fill(name)
  await search.press('Enter')
  const rows = page.getByRole('list', { name: 'گواهی‌ها' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await look(page)
  await search.fill(code.toLowerCase().replaceAll('-', ' '))
  await search.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(course.title)
  await rows.getByText('باطل کردن').first().click()
  await rows.getByLabel('دلیل باطل شدن').fill('نه')
  await rows.getByRole('button', { name: `باطل کردن گواهی ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'باطل کردن گواهی' }).click()
  await expect(rows.getByText('دست‌کم ۵', { exact: false })).toBeVisible()
  await rows.getByLabel('دلیل باطل شدن').fill('کار از شخص دیگری بود.')
  await rows.getByRole('button', { name: `باطل کردن گواهی ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'باطل کردن گواهی' }).click()
  await expect(page.getByText('گواهی باطل شد و خبرش به دانشجو رسید.')).toBeVisible()
  await page.getByRole('link', { name: 'معتبر', exact: true }).click()
  await expect(page.getByText('گواهی‌ای پیدا نشد')).toBeVisible()
  await look(page)
  await page.goto(`/certificates/${code}`)
  await expect(page.getByRole('heading', { level: 1, name: 'این گواهی باطل شده است' })).toBeVisible()
})
