import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'

test('a manager gathers articles in a series, and readers go from part to part', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const title = `بدن و طبیعت ${Math.random().toString(36).slice(2, 8)}`
  const [one, two] = ['واکسن به بدن ما چه یاد می‌دهد؟', 'برگ‌ها در پاییز زرد نمی‌شوند؛ سبزشان می‌رود']
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  await signInAs(page, 'manager')
  await page.goto('/manage/articles')
  await page.getByRole('link', { name: 'مجموعه‌ها' }).click()
  await look(page)
  await page.getByLabel('عنوان مجموعه').fill(title)
  await page.getByLabel('توضیح کوتاه').fill('دو مقاله دربارهٔ زیست‌شناسی.')
  await press('ساختن مجموعه')
  await expect(page.getByText('هنوز مقاله‌ای در این مجموعه نیست')).toBeVisible()
  for (const article of [one, two]) {
    await page.getByRole('combobox', { name: 'مقاله' }).fill(article.slice(0, 12))
    await page.getByRole('option', { name: article }).click()
    await press('افزودن به مجموعه')
    await expect(page.getByRole('list', { name: 'مقاله‌ها به ترتیب خواندن' }).getByText(article)).toBeVisible()
  }
  await press(`بالاتر بردن «${two}»`)
  await expect(
    page.getByRole('list', { name: 'مقاله‌ها به ترتیب خواندن' }).getByRole('listitem').first(),
  ).toContainText(two)
  await look(page)

  const options = { baseURL: baseURL ?? '', locale: 'fa-IR', javaScriptEnabled: false }
  const reading = await (await browser.newContext(options)).newPage()
  const address = await page.getByRole('link', { name: 'دیدن در سایت' }).getAttribute('href')
  await reading.goto(address ?? '')
  await expect(reading.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await reading.getByRole('link', { name: two }).click()
  const box = reading.getByRole('navigation', { name: `مجموعهٔ «${title}»` })
  await expect(box.getByText('بخش ۱ از ۲')).toBeVisible()
  await box.getByRole('link', { name: /بخش بعدی/ }).click()
  await expect(reading.getByRole('heading', { level: 1, name: one })).toBeVisible()
  await expect(box.getByText('بخش ۲ از ۲')).toBeVisible()
  await page.goto(address ?? '')
  await look(page)
  await page.goBack()
  await hydrated(page)
  await press('حذف مجموعه')
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف مجموعه' }).press('Enter')
  await expect(page).toHaveURL(/\/manage\/articles\/series$/)
  expect((await reading.goto(address ?? ''))?.status()).toBe(404)
  await reading.context().close()
})
