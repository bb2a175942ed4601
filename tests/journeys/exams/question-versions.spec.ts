import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { makeQuestion, previewOf, storeVersion, toTop, writeText } from './bank.ts'

test('versions are stored, compared and brought back; another window is asked about', async ({
  page,
  context,
  look,
}) => {
  await signInAs(page, 'teacher')
  await makeQuestion(page, 'پاسخ کوتاه')

  await test.step('why no version can be stored stands beside the button', async () => {
    await expect(page.getByText('صورت سؤال خالی است. آن را بنویسید.')).toBeVisible()
    await writeText(page, 'پایتخت ایران کجاست؟')
    await expect(page.getByText(/^پاسخ درست معلوم نیست|^یکی از گزینه‌ها یا پاسخ‌ها خالی/)).toBeVisible()
    await page.getByRole('textbox', { name: 'پاسخ ۱', exact: true }).fill('تهران')
    await storeVersion(page, '۱')
  })

  await test.step('a second version shows what differs from the first', async () => {
    await page.getByRole('textbox', { name: 'پاسخ ۱', exact: true }).fill('طهران')
    await page.getByRole('textbox', { name: 'نمره', exact: true }).fill('۱٫۵')
    await expect(previewOf(page).getByText('۱٫۵ نمره')).toBeVisible()
    await storeVersion(page, '۲')
    await page.getByRole('button', { name: 'مقایسه با نسخهٔ قبلی، نسخهٔ ۲' }).click()
    const comparison = page.getByRole('region', { name: 'مقایسهٔ دو نسخه' })
    await expect(comparison.getByText('۲ تغییر')).toBeVisible()
    await expect(comparison.locator('del')).toContainText(['۱', 'تهران'])
    await expect(comparison.locator('ins')).toContainText(['۱٫۵', 'طهران'])
    await toTop(page)
    await look(page)
  })

  await test.step('the first version comes into the draft, and can be taken back', async () => {
    const answer = page.getByRole('textbox', { name: 'پاسخ ۱', exact: true })
    await page.getByRole('button', { name: 'آوردن به پیش‌نویس، نسخهٔ ۱' }).click()
    await expect(answer).toHaveValue('تهران')
    // The toolbar of the editor has a button of this name as well.
    await page.getByText('برگرداندن', { exact: true }).click()
    await expect(answer).toHaveValue('طهران')
  })

  await test.step('the kind is changed and what fits stays', async () => {
    await page.getByRole('combobox', { name: 'نوع سؤال' }).selectOption({ label: 'تک‌گزینه‌ای' })
    await expect(page.getByRole('textbox', { name: 'متن گزینهٔ الف' })).toHaveValue('طهران')
    await expect(page.getByRole('radio', { name: 'گزینهٔ الف درست است' })).toBeChecked()
    await page.getByRole('combobox', { name: 'نوع سؤال' }).selectOption({ label: 'پاسخ کوتاه' })
    await expect(page.getByText(/^ذخیره شد،/)).toBeVisible()
  })

  await test.step('another window that saved meanwhile is asked about', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('textbox', { name: 'پاسخ ۱', exact: true }).fill('ری')
    await expect(other.getByText(/^ذخیره شد،/)).toBeVisible()
    await page.getByRole('textbox', { name: 'پاسخ ۱', exact: true }).fill('شهر تهران')
    const question = page.getByRole('alertdialog', { name: 'در این میان کس دیگری هم ذخیره کرده است' })
    await question.getByRole('button', { name: 'نوشتهٔ ذخیره‌شده بیاید' }).click()
    await expect(page.getByRole('textbox', { name: 'پاسخ ۱', exact: true })).toHaveValue('ری')
  })
})
