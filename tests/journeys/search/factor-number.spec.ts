import { test } from '../app-with-clock.ts'
import { expect } from '../journey.ts'

// In an app of its own: of the factors of all journeys, several may have a short number.
test('the palette of a manager finds a factor by a number of two digits, as people read it out', async ({
  own,
  page,
  look,
}) => {
  const acts = new URL('./acts.ts', import.meta.url)
  const { id, token } = await own.act<{ id: string; token: string }>(acts, 'aNumberedFactor', '1405-000095')
  await page.context().addCookies([{ name: 'arvand.session', value: token, url: own.origin }])
  await page.goto('/manage')
  await page.keyboard.press('Control+KeyK')
  const dialog = page.getByRole('dialog')
  const found = dialog.getByRole('group', { name: 'همهٔ فاکتورها' }).getByRole('option')
  for (const typed of ['95', '000095', '#000095', '۹۵', '#۹۵']) {
    // Nothing is left of what was found before.
    await dialog.getByRole('combobox').fill('ققق')
    await expect(found).toHaveCount(0)
    await dialog.getByRole('combobox').fill(typed)
    await expect(found, typed).toHaveText([/۱۴۰۵-۰۰۰۰۹۵/])
  }
  await look(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/manage/finance/factors/${id}`)
})
