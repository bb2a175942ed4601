import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aPaidCourse } from './at-bank.ts'

test('a manager makes a code for a course that is searched for and ticked', async ({
  page,
  look,
  browser,
}) => {
  await signInAs(page, 'manager')
  const [one, other] = [await aPaidCourse(page, 3), await aPaidCourse(page, 4)]
  await page.goto('/manage/off-codes/new')
  await page.getByLabel('یادداشت').fill('برای همایش بهار')
  await page.getByLabel('نام یا آدرس دوره').fill(one.title)
  await page.getByLabel('نام یا آدرس دوره').press('Enter')
  await page.getByRole('checkbox', { name: one.title }).check()
  // A ticked course stays ticked while another is searched for by its address.
  await page.getByLabel('نام یا آدرس دوره').fill(`https://arvand.example/courses/${other.slug}?from=x`)
  await page.getByRole('button', { name: 'جست‌وجوی دوره' }).click()
  await expect(page.getByText('۱ دوره پیدا شد', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: other.title }).check()
  await expect(page.getByRole('checkbox', { name: one.title })).toBeChecked()
  await look(page)
  await page.getByLabel('درصد', { exact: true }).fill('۱۵')
  await page.getByLabel('درصد', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'شرایط' })).toBeVisible()
  for (const { title } of [one, other]) await expect(page.getByText(title, { exact: false })).toBeVisible()
  await expect(page.getByText('برای همایش بهار')).toBeVisible()
  const code = await page.getByRole('heading', { level: 1 }).innerText()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'کپی کد' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await look(page)

  // A change before the first use: the form is filled, and the rest stays.
  await page.getByRole('link', { name: 'تغییر کد' }).click()
  await expect(page.getByLabel('درصد', { exact: true })).toHaveValue('۱۵')
  await page.getByLabel('درصد', { exact: true }).fill('۲۵')
  await page.getByLabel('سقف کل استفاده').fill('۳۰')
  await look(page)
  await page.getByRole('button', { name: 'ذخیرهٔ کد' }).click()
  await expect(page.getByText('۲۵٪ تخفیف')).toBeVisible()
  await expect(page.getByText('۰ از ۳۰ بار')).toBeVisible()
  await expect(page.getByText('برای همایش بهار')).toBeVisible()

  // Another code of the same terms.
  await page.getByRole('link', { name: 'ساخت کد مشابه' }).click()
  await expect(page.getByLabel('درصد', { exact: true })).toHaveValue('۲۵')
  for (const { title } of [one, other])
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
  await page.getByRole('button', { name: 'ساختن کد' }).click()
  await expect(page.getByRole('heading', { name: 'شرایط' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(code)
  await expect(page.getByText('۰ از ۳۰ بار')).toBeVisible()
  for (const { title } of [one, other]) await expect(page.getByText(title, { exact: false })).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto('/manage/off-codes/new')
  await still.getByLabel('یادداشت').fill('بی‌اسکریپت')
  await still.getByLabel('نام یا آدرس دوره').fill(one.title)
  await still.getByRole('button', { name: 'جست‌وجوی دوره' }).click()
  await still.getByRole('checkbox', { name: one.title }).check()
  await expect(still.getByLabel('یادداشت')).toHaveValue('بی‌اسکریپت')
  await still.getByLabel('درصد', { exact: true }).fill('۲۰')
  await still.getByRole('button', { name: 'ساختن کد' }).click()
  await expect(still.getByRole('heading', { name: 'شرایط' })).toBeVisible()
  await expect(still.getByText(one.title, { exact: false })).toBeVisible()
  await plain.close()
})
