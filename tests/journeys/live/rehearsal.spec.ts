import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test.use(withFakeDevices)

test('somebody tries microphone, camera and network in a room of their own, and hears themselves', async ({
  page,
  look,
}) => {
  await arrive(page, 'سارا معین')
  await page.goto('/panel/classes')
  await page.getByRole('link', { name: /^اتاق تمرین/ }).click()
  await expect(page.getByRole('heading', { name: 'قبل از ورود، یک نگاه' })).toBeVisible()
  await expect(page.getByText('این‌جا تنها شما هستید.')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByText('صدا و تصویر شما به سرور کلاس می‌رسد.')).toBeVisible()
  await page.getByRole('button', { name: 'شنیدن صدای خودم' }).click()
  await expect(page.getByText('حرف بزنید…')).toBeVisible()
  await expect(page.getByText('در حال پخش صدای شما')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('صدای خود را شنیدید؟')).toBeVisible({ timeout: 15_000 })
  // Nobody is kept out of it, and nothing recorded.
  for (const name of ['قفل کردن کلاس', 'ضبط کلاس'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await look(page)
  await page.getByRole('button', { name: 'خروج', exact: true }).click()
  await expect(page).toHaveURL(/\/panel\/classes$/)
})
