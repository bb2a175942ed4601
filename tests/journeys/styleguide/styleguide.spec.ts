/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** All visible and read-aloud texts of the page that contain Latin words, without what a person typed. */
const words = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style')) continue
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt']) {
        said.push(element.getAttribute(name) ?? '')
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
    }
    return said.filter((text) => /[A-Za-z]{3,}/.test(text))
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pieces, ${colorScheme}`, { tag: '@phone' }, async ({ page, look }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/ui')
    await expect(page.getByRole('heading', { name: 'برگهٔ اجزا' })).toBeVisible()
    await expect(page.getByRole('application', { name: /تاریخ برگزاری/ })).toBeVisible()
    await look(page)
    await expect.poll(() => words(page)).toEqual([])
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
}

test('a day is typed in any digits or picked by keyboard', async ({ page, look }) => {
  await page.goto('/ui')
  const field = page.getByRole('textbox', { name: 'تاریخ برگزاری' })
  await expect(page.getByRole('application', { name: /تاریخ برگزاری/ })).toBeVisible()
  await field.fill('')
  await field.pressSequentially('14050915')
  await expect(field).toHaveValue('۱۴۰۵/۰۹/۱۵')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).first().click()
  const calendar = page.getByRole('dialog', { name: 'تاریخ برگزاری' })
  await expect(calendar.getByRole('button', { name: 'یکشنبه ۱۵ آذر ۱۴۰۵، انتخاب‌شده' })).toBeFocused()
  await look(page)
  await expect.poll(() => words(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(field).toHaveValue('۱۴۰۵/۰۹/۱۶')
})

test('what floats takes the focus, says Persian words and gives the focus back', async ({ page, look }) => {
  await page.goto('/ui')
  const opener = page.getByRole('button', { name: 'گفت‌وگوی تأیید' })
  await opener.click()
  const dialog = page.getByRole('alertdialog', { name: 'ثبت‌نام وبینار لغو شود؟' })
  await expect(dialog).toBeVisible()
  await look(page)
  await expect.poll(() => words(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'کارهای این درس' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'ویرایش' })).toBeFocused()
  await look(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'نشان دادن خبر', exact: true }).click()
  const news = page.getByRole('region', { name: 'خبرها' })
  await expect(news.getByText('به یادداشت‌ها اضافه شد')).toBeVisible()
  await expect.poll(() => words(page)).toEqual([])
  await news.getByRole('button', { name: 'بستن' }).click()
  await expect(news).toBeHidden()
})

test.describe('where no worker keeps the scripts', () => {
  test.use({ serviceWorkers: 'block' })

  test('a toast that cannot be shown over a cut line waits until the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/ui')
    await expect(page.getByRole('application', { name: /تاریخ برگزاری/ })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'نشان دادن خبر', exact: true }).click()
    await expect(page.getByText('اینترنت وصل نیست.')).toBeVisible()
    await expect(page.getByText('این بخش باز نشد')).toBeHidden()
    await context.setOffline(false)
    const news = page.getByRole('region', { name: 'خبرها' })
    await expect(news.getByText('به یادداشت‌ها اضافه شد')).toBeVisible()
  })
})

test('typing is forgiving: any digits, any keyboard', async ({ page }) => {
  await page.goto('/ui')
  await expect(page.getByRole('application', { name: /تاریخ برگزاری/ })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'کد یک‌بارمصرف' })
  await code.pressSequentially('۴7١x')
  await expect(code).toHaveValue('471')
  const mobile = page.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await mobile.fill('')
  await mobile.pressSequentially('09123456789')
  await expect(mobile).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹')
  const price = page.getByRole('textbox', { name: 'بهای دوره' })
  await price.fill('')
  await price.pressSequentially('۱۲۵۰۰۰۰')
  await expect(price).toHaveValue('۱٬۲۵۰٬۰۰۰')
  const city = page.getByRole('combobox', { name: 'شهر شما' })
  // The list's chunk loads later: text typed before that opens nothing.
  await expect(async () => {
    await city.fill('')
    await city.fill('شيراز')
    await expect(page.getByRole('listbox').getByRole('option', { name: 'شیراز' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
})
