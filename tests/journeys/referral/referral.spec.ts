import { giveCode, giveName, giveNumber } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a visit by one’s link is counted once', { tag: ['@phone', '@gate'] }, async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  await arrive(page)
  await page.goto('/panel/referral')
  await look(page)
  const views = page.getByText('بازدید با لینک شما').locator('..')
  await expect(views).toContainText('۰')
  const link = await page.getByLabel('لینک شما', { exact: true }).inputValue()
  await expect(page.getByRole('img', { name: 'کد QR لینک شما' })).toBeVisible()
  for (const messenger of ['تلگرام', 'واتس‌اپ', 'بله', 'ایتا']) {
    const send = page.getByRole('link', { name: messenger, exact: true })
    await expect(send).toHaveAttribute('href', new RegExp(encodeURIComponent(link).replaceAll('.', '\\.')))
  }
  const friend = await browser.newPage({ baseURL: baseURL ?? '' })
  const told = friend.waitForResponse((answer) => answer.url().endsWith('/api/analysis/ref-view'))
  await friend.goto(link)
  await told
  await friend.reload()
  await friend.close()
  await expect
    .poll(async () => {
      await page.reload()
      return views.textContent()
    })
    .toContain('۱')
})

test('a friend who signs up by one’s link is credited, and the record is gone', async ({
  page,
  browser,
  baseURL,
}) => {
  await arrive(page)
  await page.goto('/panel/referral')
  const signUps = page.getByText('ثبت‌نام با کد شما').locator('..')
  await expect(signUps).toContainText('۰')
  const link = new URL(await page.getByLabel('لینک شما', { exact: true }).inputValue())
  const friend = await browser.newPage({ baseURL: baseURL ?? '' })
  const record = () => friend.evaluate(() => localStorage.getItem('ref'))
  const code = link.searchParams.get('ref') ?? ''
  let told = 0
  friend.on('request', (request) => {
    if (request.url().endsWith('/api/analysis/ref-view')) told += 1
  })
  await friend.goto(`/?ref=${code.toUpperCase()}`)
  await expect.poll(record).toContain(`"${code}"`)
  for (const worthless of ['ab', 'علی', code])
    await friend.goto(`/courses?ref=${encodeURIComponent(worthless)}`)
  expect(await record()).toContain(`"${code}"`)
  expect(told).toBe(1)
  const mobile = `0936${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await friend.goto('/auth/sign-in?by=code')
  await giveNumber(friend, mobile)
  await giveCode(friend, mobile)
  await giveName(friend, 'آرش نیک‌پور')
  await expect(friend).toHaveURL(/\/panel$/)
  await expect.poll(record).toBeNull()
  await friend.close()
  await page.reload()
  await expect(signUps).toContainText('۱')
})
