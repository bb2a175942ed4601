import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a job is saved, a search and a company are followed, and a résumé is published and downloaded', async ({
  page,
  look,
}) => {
  await arrive(page, 'سارا جویا')

  await test.step('a search becomes an alert by one press, and ends by one', async () => {
    await page.goto('/jobs?remote=yes')
    await page.getByRole('button', { name: 'خبرم کنید' }).click()
    await expect(page.getByText('هشدار این جست‌وجو روشن شد.')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'خاموش کردن هشدار' }).click()
    await expect(page.getByText('هشدار خاموش شد.')).toBeVisible()
    await page.getByRole('button', { name: 'خبرم کنید' }).click()
    await expect(page.getByRole('button', { name: 'خاموش کردن هشدار' })).toBeVisible()
  })

  const job = await test.step('a job is saved, and its company followed', async () => {
    const first = page.getByRole('list', { name: 'فرصت‌های شغلی' }).getByRole('heading').first()
    const title = (await first.textContent()) ?? ''
    await first.getByRole('link').click()
    await page.getByRole('button', { name: 'ذخیرهٔ آگهی' }).click()
    await expect(page.getByText('آگهی ذخیره شد.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'حذف از ذخیره‌شده‌ها' })).toBeVisible()
    await look(page)
    await page.locator('header a[href^="/companies/"]').click()
    await page.getByRole('button', { name: 'دنبال کردن شرکت' }).click()
    await expect(page.getByText('از آگهی‌های تازهٔ این شرکت باخبر می‌شوید.')).toBeVisible()
    await look(page)
    return title
  })

  await test.step('one page has all of it', async () => {
    await page.goto('/panel/saved-jobs')
    await expect(page.getByRole('link', { name: job })).toBeVisible()
    await expect(page.getByRole('link', { name: 'دورکاری' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'خاموش کردن هشدار دورکاری' }).click()
    await expect(page.getByText('هشداری ندارید.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: `حذف ${job}` }).click()
    await expect(page.getByRole('heading', { name: 'هنوز آگهی‌ای ذخیره نکرده‌اید' })).toBeVisible()
  })
})

test('a résumé is downloaded as PDF, and public with the parts that its person chose', async ({
  page,
  look,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/skills')
  await hydrated(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  const publish = page.getByRole('button', { name: /^(انتشار رزومه|ذخیرهٔ انتخاب‌ها)$/ })
  await publish.click()
  await expect(page.getByText('رزومهٔ عمومی شما به‌روز شد.')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'دیدن رزومهٔ عمومی' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('رزومهٔ')
  await look(page)
  await page.goBack()
  await page.getByRole('button', { name: 'برداشتن رزومهٔ عمومی' }).click()
  await expect(page.getByText('رزومهٔ شما دیگر عمومی نیست.')).toBeVisible()
})

test('managers choose what proves a skill by searching for courses and exams', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/skills')
  await hydrated(page)
  const title = `مهارت ${Math.random().toString(36).slice(2, 8)}`
  await page.getByLabel('نام مهارت یا حوزه').fill(title)
  await page.getByRole('combobox', { name: 'حوزه' }).selectOption({ index: 1 })
  await page.getByRole('searchbox', { name: 'جست‌وجوی دوره یا آزمون' }).fill('صفحهٔ وب')
  await page.keyboard.press('Enter')
  const course = page.getByRole('group', { name: 'دوره‌ها' }).getByRole('checkbox').first()
  await course.check({ force: true })
  await look(page)
  await page.getByRole('button', { name: 'افزودن مهارت' }).click()
  await expect(page.getByText('مهارت ذخیره شد.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('صفحهٔ وب')
  await row.getByRole('button', { name: `حذف ${title}` }).click()
  await expect(page.getByText('مهارت حذف شد.')).toBeVisible()
})
