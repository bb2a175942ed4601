import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

// A year that no other journey uses.
const year = '1409'
const titlesOf = async (page: import('@playwright/test').Page) => {
  const answer = await page.request.get(`/api/home/calendar/holidays?year=${year}`)
  const { items: holidays } = (await answer.json()) as { items: { day: string; title: string }[] }
  return holidays.map(({ day, title }) => `${day} ${title}`)
}

test('a holiday is added, moved and removed', { tag: '@phone' }, async ({ page, look }, { project }) => {
  const title = `تعطیلی آزمایشی ${project.name === 'phone' ? 'همراه' : 'میز'}`
  await signInAs(page, 'manager')
  await page.goto(`/manage/holidays?year=${year}`)
  await look(page)
  const adding = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'افزودن تعطیلی' }).last()
  await adding.getByLabel('روز').fill('۱۴۰۹/۱۳/۰۱')
  await adding.getByLabel('مناسبت').fill(title)
  await adding.getByRole('button', { name: 'افزودن تعطیلی' }).click()
  await expect(page.getByText('این تاریخ در تقویم نیست')).toBeVisible()
  await adding.getByLabel('روز').fill('۱۴۰۹/۰۹/۱۵')
  await adding.getByRole('button', { name: 'افزودن تعطیلی' }).click()
  await expect(page.getByText(`«${title}» اضافه شد`)).toBeVisible()
  await expect.poll(() => titlesOf(page)).toContain(`2030-12-06 ${title}`)

  await page.getByRole('link', { name: `ویرایش «${title}»` }).click()
  const mending = page.getByRole('listitem').filter({ hasText: `ویرایش «${title}»` })
  await mending.getByLabel('روز').fill('۱۴۰۹/۰۹/۱۶')
  await mending.getByRole('button', { name: 'ذخیرهٔ تعطیلی' }).click()
  await expect(page.getByText(`«${title}» ذخیره شد`)).toBeVisible()
  await expect.poll(() => titlesOf(page)).toContain(`2030-12-07 ${title}`)

  await page.getByRole('button', { name: `حذف «${title}»` }).click()
  const dialog = page.getByRole('alertdialog', { name: `«${title}» از تقویم حذف شود؟` })
  await expect(dialog).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'حذف از تقویم' }).click()
  await expect(page.getByText(`«${title}» از تقویم حذف شد`)).toBeVisible()
  await expect.poll(async () => (await titlesOf(page)).join()).not.toContain(title)
})

test('a holiday of the moon is confirmed', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/holidays?year=1406')
  const confirm = page.getByRole('button', { name: /^تأیید روز/ })
  await expect(confirm.first()).toBeVisible()
  const before = await confirm.count()
  await confirm.first().click()
  await expect(page.getByText(/روز «.+» تأیید شد/)).toBeVisible()
  await expect(confirm).toHaveCount(before - 1)
})
