import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { countedTasks } from '../presses/counted.ts'
import { isPdf } from './is-pdf.ts'

const ownSheba = 'IR47 0120 0000 0000 4112 3456 78'

test('a manager selects withdrawals, takes a sheet and the bank’s file, and is asked about a doubtful account', async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  const writeSheba = async (sheba: string) => {
    await page.goto('/manage/finance/seller')
    await page.getByLabel('شبای آروند').fill(sheba)
    await page.getByRole('button', { name: 'ذخیرهٔ مشخصات' }).click()
    await expect(page.getByText('مشخصات فروشنده ذخیره شد')).toBeVisible()
  }
  await writeSheba('')
  await page.goto('/manage/finance/withdrawals')
  const box = page.getByRole('checkbox', { name: /^انتخاب برداشت/ })
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text, has: box }).first()
  const bankFile = page.getByRole('button', { name: 'دریافت فایل بانکی' })
  const asked = page.getByText('در این فایل حسابی هست که باید ببینید')
  const doubtful = row('انتشارات چکامه')
  await look(page)

  await test.step('nothing selected is said, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'دریافت اکسل' }).click()
    await expect(page.getByText('دست‌کم یک برداشت را انتخاب کنید.')).toBeVisible()
  })

  await test.step('a sheet of any of them, by keyboard', async () => {
    await row('در انتظار بررسی').getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('۱ برداشت انتخاب شده')).toBeVisible()
    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: 'دریافت اکسل' }).press('Enter')
    expect((await sheet).suggestedFilename()).toBe('برداشت مدرسان.xlsx')
    await bankFile.click()
    await expect(asked).toBeVisible()
    await bankFile.click()
    await expect(page.getByText('فایل بانکی فقط برای برداشت‌های «در صف واریز» ساخته می‌شود.')).toBeVisible()
  })

  await test.step('who is not the one that typed the account is seen before it is approved, and their statement is taken', async () => {
    await page.goto('/manage/finance/withdrawals?state=requested')
    await expect(doubtful).toContainText('صاحب حساب (نوشتهٔ مدرس): انتشارات چکامه')
    await doubtful.getByText('صورت‌حساب ماهانه').click()
    const statement = page.waitForEvent('download')
    await doubtful.getByRole('button', { name: 'دریافت صورت‌حساب' }).click()
    expect(await isPdf(await statement)).toBe(true)
  })

  // Counted here: who approves one elsewhere changes what the files below hold.
  const task = await countedTasks(page, 'manager')
  await task('approve a withdrawal', async () => {
    await page.getByRole('link', { name: /^بررسی برداشت‌ها/ }).click()
    await doubtful.getByRole('button', { name: 'تأیید برداشت' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'تأیید برداشت' }).click()
    await expect(page.getByText('برداشت تأیید شد؛')).toBeVisible()
  })

  const askForAll = async () => {
    await page.goto('/manage/finance/withdrawals?state=approved')
    await page.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).check()
    await expect(page.getByText('۲ برداشت انتخاب شده')).toBeVisible()
    await bankFile.click()
    await expect(asked).toBeVisible()
  }
  await askForAll()
  await look(page)
  await bankFile.click()
  await expect(page.getByText('شبای آروند هنوز نوشته نشده است.')).toBeVisible()

  await writeSheba(ownSheba)
  await askForAll()
  const file = page.waitForEvent('download')
  await bankFile.click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain('pain.001.001.03')
  expect(text).toContain('<NbOfTxs>2</NbOfTxs>')
  expect(text).toContain(ownSheba.replaceAll(' ', ''))
})
