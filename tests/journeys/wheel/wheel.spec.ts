import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a newcomer spins once, sees what was won, and proves in the browser that it was fair', async ({
  page,
  look,
}) => {
  await arrive(page)
  await page.goto('/panel/wheel')
  await expect(page.getByRole('heading', { name: 'جایزه‌ها و شانس هر کدام' })).toBeVisible()
  await expect(page.getByText('هنوز گردونه را نچرخانده‌اید')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'شروع چرخش' }).click()
  await expect(page.getByText('تعهد آروند')).toBeVisible()
  const commitment = (await page.locator('code').first().textContent()) ?? ''
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  await expect(page.getByLabel('عدد شما')).not.toHaveValue('')
  await look(page)
  await page.getByRole('button', { name: 'چرخاندن گردونه' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'عددهای این چرخش' })
  await row.getByText('عددهای این چرخش').click()
  await expect(row).toContainText(commitment)
  await row.getByRole('button', { name: 'بررسی درستی' }).click()
  await expect(row.getByRole('status')).toContainText('درست است')
  await look(page)
})

test('the wheel is turned by keys alone, and turns only for who has nothing against motion', async ({
  page,
}) => {
  await arrive(page)
  await page.goto('/panel/wheel')
  await hydrated(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (name: string) => {
    await expect(page.getByRole('button', { name })).toBeVisible()
    for (let steps = 0; steps < 80 && (await focused()) !== name; steps += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('شروع چرخش')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('عدد شما')).not.toHaveValue('')
  // After a reload it is known still what the server committed to.
  const commitment = page.locator('code').first()
  const before = await commitment.textContent()
  await page.reload()
  await hydrated(page)
  await expect(commitment).toHaveText(before ?? '')
  await tabTo('چرخاندن گردونه')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'عددهای این چرخش' })).toBeVisible()

  const motion = () =>
    page
      .locator('main div[aria-hidden=true] > div')
      .first()
      .evaluate((wheel) => [getComputedStyle(wheel).transitionProperty, getComputedStyle(wheel).transform])
  expect((await motion())[0]).toBe('none')
  expect((await motion())[1]).not.toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect((await motion())[0]).toContain('transform')
})

test('a manager adds a prize, sees what a spin costs, and takes it off again', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/wheel')
  await expect(page.getByText('هزینهٔ پیش‌بینی‌شدهٔ هر روز')).toBeVisible()
  await look(page)
  const form = page.locator('form', { hasText: 'افزودن جایزه' })
  await form.getByLabel('عنوان').fill('دو هزار تومان')
  await form.getByLabel('مبلغ').fill('۲۰۰۰')
  await form.getByLabel('وزن').fill('۱')
  await form.getByRole('button', { name: 'افزودن جایزه' }).click()
  await expect(page.getByText('جایزه ذخیره شد.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'دو هزار تومان' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'برداشتن' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن' }).click()
  await expect(page.getByText('جایزه برداشته شد.')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a stranger proves a spin by numbers that whoever spun has copied, and not by others', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page)
  await page.goto('/panel/wheel')
  await page.getByRole('button', { name: 'شروع چرخش' }).click()
  await expect(page.getByLabel('عدد شما')).not.toHaveValue('')
  await page.getByRole('button', { name: 'چرخاندن گردونه' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'عددهای این چرخش' })
  await row.getByText('عددهای این چرخش').click()
  await row.getByRole('button', { name: 'کپی عددها' }).click()
  await expect(page.getByText('کپی شد.')).toBeVisible()
  const numbers = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const stranger = await context.newPage()
  await stranger.goto('/wheel/verify')
  await look(stranger)
  // The page asks for no session, so that nothing but its answer tells that its scripts have come.
  const check = async (text: string, verdict: string) => {
    await stranger.getByLabel('عددهای چرخش').fill(text)
    await expect(async () => {
      await stranger.getByRole('button', { name: 'بررسی درستی' }).click()
      await expect(stranger.getByRole('status').getByText(verdict).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await check(numbers, 'درست است')
  await look(stranger)
  const { clientSeed } = JSON.parse(numbers) as { clientSeed: string }
  await check(numbers.replace(clientSeed, 'another-seed'), 'درست نیست')
  for (const none of ['سلام', '{}', 'null', '[]', '']) await check(none, 'این متن عددهای یک چرخش نیست.')
  await context.close()
})
