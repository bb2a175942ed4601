import { expect, type Page } from '@playwright/test'

/** Adds a lesson to a section by the keyboard. */
export async function addLesson(page: Page, section: string, title: string, kind: string) {
  const part = page.getByRole('region', { name: section })
  const add = part.getByText('درس', { exact: true })
  await add.press('Enter')
  await part.getByRole('button', { name: kind, exact: true }).press('Enter')
  // The new lesson is there, and its name is typed at once.
  const named = part.getByRole('textbox', { name: 'نام درس' })
  await expect(named).toBeFocused()
  await expect(named).toHaveValue(`${kind} بدون نام`)
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(part.getByRole('link', { name: title })).toBeVisible()
  // Ready for the next lesson.
  await expect(add).toBeFocused()
}

/** Opens a lesson from the curriculum by keyboard: first to its row, then to the link in it. */
export async function openLesson(page: Page, title: string) {
  const row = page.getByRole('row', { name: title })
  await row.waitFor()
  // Before its hydration the list moves the focus to its first row, so both steps are repeated.
  await expect(async () => {
    if (page.url().includes('/lessons/')) return
    await row.focus({ timeout: 1000 })
    await row.getByRole('link').press('Enter', { timeout: 1000 })
    await expect(page).toHaveURL(/\/lessons\//, { timeout: 3000 })
  }).toPass()
}
