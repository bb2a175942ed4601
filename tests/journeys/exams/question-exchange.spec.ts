import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { toTop } from './bank.ts'

const giftOf = (mark: string) =>
  `$CATEGORY: $course$/ورود ${mark}

// [tag:${mark}]
::یک::پایتخت ایران کجاست؟ ${mark} {
  =تهران#آفرین
  ~اصفهان
  ~شیراز
}

::دو::جذر ۱۶ چند است؟ ${mark} {#۴:۰}

::ناتمام::این سؤال بسته نشد {=الف

::سه::زمین گرد است. ${mark} {TRUE}

::بی‌کلید::کدام؟ ${mark} {~الف ~ب}
`

test('a teacher brings a GIFT file, sees what is in it, confirms, finds the questions and takes them out again', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'teacher')
  const mark = Math.random().toString(36).slice(2, 8)

  await test.step('the bank leads to the page that brings questions', async () => {
    await page.goto('/teach/question-bank')
    await page.getByRole('link', { name: 'ورود سؤال‌ها' }).click()
    await expect(page.getByRole('heading', { name: 'ورود سؤال‌ها', level: 1 })).toBeVisible()
    await look(page)
  })

  await test.step('the file is read, and the report tells what comes and what does not', async () => {
    const buffer = Buffer.from(giftOf(mark))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'سؤال‌های ترم.gift', mimeType: 'text/plain', buffer })
    await expect(page.locator('input[name=fileId]')).toHaveValue(/^[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'خواندن فایل' }).click()
    await page.waitForURL(/\/teach\/question-bank\/exchange\//)
    await expect(page.getByRole('heading', { name: '۴ سؤال آمادهٔ ورود است' })).toBeVisible()
    const unread = page.getByRole('list', { name: 'خوانده‌نشده‌ها' })
    await expect(unread.getByRole('listitem')).toHaveCount(1)
    await expect(unread).toContainText('سؤال ۳، خط ۱۲: آکولاد پاسخ‌ها بسته نشده است.')
    await expect(page.getByRole('list', { name: 'پیش‌نمایش سؤال‌ها' }).getByRole('listitem')).toHaveCount(4)
    await toTop(page)
    await look(page)
  })

  await test.step('confirmed, the questions are in the category of the file', async () => {
    await page.getByRole('button', { name: 'ورود ۴ سؤال' }).click()
    await expect(page.getByRole('heading', { name: '۴ سؤال به بانک سؤال اضافه شد' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'دیدن سؤال‌ها' }).click()
    await page.goto(`/teach/question-bank?q=${mark}`)
    const rows = page.getByRole('list', { name: 'سؤال‌ها' }).getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: 'نسخهٔ ۱' })).toHaveCount(3)
    await expect(rows.filter({ hasText: 'پیش‌نویس' })).toHaveCount(1)
  })

  await test.step('chosen questions go out as a file', async () => {
    await page.getByRole('checkbox', { name: /انتخاب سؤال «پایتخت ایران کجاست؟/ }).check()
    await page.getByRole('checkbox', { name: /انتخاب سؤال «زمین گرد است/ }).check()
    await page.getByText('خروجی', { exact: true }).last().click()
    await page.getByRole('combobox', { name: 'قالب فایل' }).selectOption('gift')
    await page.getByRole('button', { name: 'ساختن فایل' }).click()
    await expect(page.getByRole('heading', { name: '۲ سؤال در این فایل است' })).toBeVisible()
    await look(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'دانلود فایل' }).click(),
    ])
    const written = await readFile(await download.path(), 'utf8')
    expect(written).toContain(`[tag:${mark}]`)
    expect(written).toContain('=تهران#آفرین')
  })

  await test.step('a whole category goes out for Moodle', async () => {
    await page.goto('/teach/question-bank')
    await page.getByRole('link', { name: 'خروجی', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'خروجی سؤال‌ها' })).toBeVisible()
    await look(page)
    await page.getByRole('combobox', { name: 'کدام سؤال‌ها؟' }).selectOption({ label: `ورود ${mark}` })
    await page.getByRole('button', { name: 'ساختن فایل' }).click()
    await expect(page.getByRole('heading', { name: '۴ سؤال در این فایل است' })).toBeVisible()
  })
})
