import { expect, type Page } from '@playwright/test'

/** Makes a question of a kind with the keyboard and waits for its editor. */
export async function makeQuestion(page: Page, kind: string, categoryId?: string): Promise<void> {
  await page.goto(`/teach/question-bank/new${categoryId ? `?categoryId=${categoryId}` : ''}`)
  const button = page.getByRole('button', { name: kind, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/teach\/question-bank\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'صورت سؤال' })).toBeVisible()
}

/** Types into the editor of the text, at its end. */
export async function writeText(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'صورت سؤال' })
  await editor.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
}

export const previewOf = (page: Page) => page.getByRole('region', { name: 'از دید شرکت‌کننده' })

/** Tries the answer that stands in the preview, by keys. */
export async function tryAnswer(page: Page, verdict: string): Promise<void> {
  const preview = previewOf(page)
  await preview.getByRole('button', { name: 'امتحان کنید' }).press('Enter')
  // What it is worth stands in the same line.
  await expect(preview.getByText(new RegExp(`^${verdict}`))).toBeVisible()
}

/** Stores the draft as a version. */
export async function storeVersion(page: Page, number: string): Promise<void> {
  const button = page.getByRole('button', { name: `ذخیرهٔ نسخهٔ ${number}` })
  await expect(button).toBeEnabled()
  await button.press('Enter')
  await expect(page.getByText(`نسخهٔ ${number} ذخیره شد.`)).toBeVisible()
}

export const right = 'پاسخ درست است'
export const wrong = 'پاسخ نادرست است'

/** The head of the page that stays over what is scrolled would hide parts of it from axe. */
export const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))
