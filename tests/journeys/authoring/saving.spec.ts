import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

test('nothing that was written is lost: not without a line, not beside somebody else', async ({
  page,
  context,
}) => {
  const title = aName('نجوم')
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses/new')
  await page.getByLabel('نام دوره').fill(title)
  await page.getByRole('button', { name: 'ساختن دورهٔ تازه' }).click()
  await page.getByRole('link', { name: 'مشخصات' }).click()
  const summary = page.getByLabel('خلاصه')

  await test.step('without a line it stays on the device', async () => {
    await summary.waitFor()
    // Not while the page still fetches the routes of its links: it reports that it could not.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await summary.fill('نوشته در قطار')
    await expect(page.getByText('اینترنت نیست')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await page.reload()
    await expect(summary).toHaveValue('نوشته در قطار')
  })

  await test.step('another page that saved meanwhile is asked about', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('خلاصه').fill('نوشتهٔ صفحهٔ دیگر')
    await expect(other.getByText('ذخیره شد، ')).toBeVisible()
    await summary.fill('نوشتهٔ این صفحه')
    // A live notice of this account, from another journey, may be open as well.
    const question = page.getByRole('alertdialog', { name: 'در این میان کس دیگری هم ذخیره کرده است' })
    await question.getByRole('button', { name: 'نوشتهٔ من بماند' }).click()
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    await other.reload()
    await expect(other.getByLabel('خلاصه')).toHaveValue('نوشتهٔ این صفحه')
  })
})

test('what the server has not taken yet is kept by its writer’s name, and erased at sign-out', async ({
  page,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses/new')
  await page.getByLabel('نام دوره').fill(aName('جغرافیا'))
  await page.getByRole('button', { name: 'ساختن دورهٔ تازه' }).click()
  await page.getByRole('link', { name: 'مشخصات' }).click()
  const summary = page.getByLabel('خلاصه')
  await summary.waitFor()
  await page.route('**/api/teacher/course/save', (route) => route.abort())
  await summary.fill('از کوه تا دریا')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('arvand.draft.')))
  await expect.poll(drafts).toHaveLength(1)
  const person = await page.evaluate(() => document.documentElement.dataset.person)
  expect((await drafts())[0]).toContain(`arvand.draft.${person} `)
  await page.reload()
  await expect(summary).toHaveValue('از کوه تا دریا')
  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(drafts).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('details are saved by their form', async ({ page }) => {
    await signInAs(page, 'teacher')
    await page.goto('/teach/courses/new')
    await page.getByLabel('نام دوره').fill(aName('بی‌اسکریپت'))
    await page.getByRole('button', { name: 'ساختن دورهٔ تازه' }).click()
    await page.getByRole('link', { name: 'مشخصات' }).click()
    await page.getByLabel('خلاصه').fill('ساده و روشن')
    await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click()
    await expect(page.getByText('مشخصات دوره ذخیره شد.')).toBeVisible()
    await expect(page.getByLabel('خلاصه')).toHaveValue('ساده و روشن')
  })
})
