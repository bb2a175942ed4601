import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from './made-up-people.ts'

test('several people are chosen: they become teachers, get a message and are blocked; the manager is left out', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const family = aName('گروهی')
  const names = [`${family} الف`, `${family} ب`]
  for (const name of names) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await arrive(await context.newPage(), name)
    await context.close()
  }
  await signInAs(page, 'manager')
  const list = `/manage/people?q=${encodeURIComponent(family)}`
  const choose = async () => {
    for (const name of names)
      await page
        .getByRole('checkbox', { name: `انتخاب ${name}` })
        .filter({ visible: true })
        .check()
  }
  const bar = page.getByText('انتخاب‌شده', { exact: true })

  await test.step('a message is sent to both', async () => {
    await page.goto(list)
    await choose()
    await expect(bar).toBeVisible()
    await page.getByText('ارسال پیام', { exact: true }).press('Enter')
    await page.getByLabel('موضوع پیام').fill('جلسهٔ معارفه')
    await page.getByLabel('متن پیام').fill('فردا ساعت ۱۸ جلسه داریم.')
    // At the foot of the page nothing is half covered by the header, which axe would take for a small target.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await look(page)
    await page.getByRole('button', { name: 'ارسال پیام به انتخاب‌شده‌ها' }).press('Enter')
    await expect(page.getByText('برای ۲ نفر انجام شد.')).toBeVisible()
  })

  await test.step('both become teachers, after the password of the manager', async () => {
    await page.goto(list)
    await choose()
    await page.getByText('نقش مدرس', { exact: true }).press('Enter')
    const password = page.getByLabel('رمز عبور شما').filter({ visible: true })
    if (await password.count()) await password.fill('arvand-demo')
    await page.getByRole('button', { name: 'ذخیرهٔ نقش' }).press('Enter')
    await expect(page.getByText('برای ۲ نفر انجام شد.')).toBeVisible()
    await expect(page.getByText('مدرس', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('both are blocked, after a question', async () => {
    await page.goto(list)
    await choose()
    await page.getByText('مسدود کردن', { exact: true }).press('Enter')
    await page.getByLabel('دلیل').filter({ visible: true }).fill('حساب‌های ساختگی')
    await page.getByRole('button', { name: 'مسدود کردن انتخاب‌شده‌ها' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: '۲ نفر مسدود شوند؟' })
    await question.getByRole('button', { name: 'مسدود کردن' }).press('Enter')
    await expect(page.getByText('برای ۲ نفر انجام شد.')).toBeVisible()
    await expect(page.getByText('مسدود', { exact: true }).filter({ visible: true })).toHaveCount(3)
    await look(page)
  })
})
