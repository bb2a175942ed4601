import { expect, type Locator, type Page } from '@playwright/test'
import { rightOrder, rightPairs, rightWords } from './one-of-each.ts'

/** Goes on with Tab until this part is focused, as one who has no mouse. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await part.evaluate((one) => one === one.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${part} is not reached by Tab`)
}

const main = (page: Page) => page.getByRole('main')
const ownAnswer = (page: Page) => page.getByLabel('پاسخ شما')

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.insertText(text)
}
async function press(page: Page, part: Locator, key: string): Promise<void> {
  await tabTo(page, part)
  await page.keyboard.press(key)
}

/** Goes down a list until it says this. */
async function choose(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list)
  const chosen = list.locator('option:checked')
  const count = await list.locator('option').count()
  for (let at = 0; at < count && (await chosen.textContent()) !== label; at += 1)
    await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(label)
}

export const blank = (page: Page, role: 'textbox' | 'combobox', place: string) =>
  main(page).getByRole(role, { name: `جای خالی ${place}` })

/** The rows of a question that asks for an order. */
export const rowsToOrder = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /یک جا بالاتر$/ }) })

/** How a question of each kind is answered rightly by keys alone. */
export const answersByKeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  single: (page) => page.keyboard.press('Digit1'),
  async multiple(page) {
    for (const name of ['دو', 'سه']) await press(page, main(page).getByRole('checkbox', { name }), 'Space')
  },
  trueFalse: (page) => press(page, main(page).getByRole('radio', { name: 'درست', exact: true }), 'Space'),
  shortAnswer: (page) => type(page, ownAnswer(page), 'سعدي'),
  numeric: (page) => type(page, ownAnswer(page), '۲٫۵'),
  async matching(page) {
    for (const list of await main(page).getByRole('combobox').all()) {
      const left = await list.evaluate((one) => one.closest('li')?.firstElementChild?.textContent ?? '')
      await choose(page, list, rightPairs[left.trim() as keyof typeof rightPairs])
    }
  },
  async ordering(page) {
    const rows = rowsToOrder(page)
    for (const [place, item] of rightOrder.entries()) {
      const up = rows.filter({ hasText: item }).getByRole('button', { name: /بالاتر$/ })
      const texts = await rows.allInnerTexts()
      const at = texts.findIndex((text) => text.includes(item))
      for (let now = at; now > place; now -= 1) {
        // The button goes along with its row, and keeps the focus.
        if (now === at) await tabTo(page, up)
        await page.keyboard.press('Enter')
        await expect(rows.nth(now - 1)).toContainText(item)
      }
    }
  },
  async cloze(page) {
    await type(page, blank(page, 'textbox', '۱'), 'تهران')
    await type(page, blank(page, 'textbox', '۲'), '۳۱')
    await choose(page, blank(page, 'combobox', '۳'), 'کارون')
  },
  async dragWords(page) {
    for (const [at, word] of rightWords.entries())
      await choose(page, blank(page, 'combobox', '۱۲'.charAt(at)), word)
  },
  essay: (page) => type(page, ownAnswer(page), 'هفت‌سین می‌چینیم و به دیدن هم می‌رویم.'),
  async file(page) {
    const choosing = page.waitForEvent('filechooser')
    await press(page, main(page).getByLabel('افزودن فایل'), 'Space')
    await (await choosing).setFiles(aDrawing)
  },
  async hotspot(page) {
    const target = main(page).getByRole('button', { name: 'جای پاسخ روی تصویر' })
    await tabTo(page, target)
    for (const key of ['ArrowLeft', 'ArrowUp'])
      for (let step = 0; step < 16; step += 1) await page.keyboard.press(key)
    await expect(main(page).getByText('۱۸٪ از چپ، ۱۸٪ از بالا')).toBeVisible()
    await page.keyboard.press('Enter')
  },
  formula: (page) => type(page, ownAnswer(page), '۱۴'),
}

export const aDrawing = {
  ...{ name: 'naghshe.txt', mimeType: 'text/plain' },
  buffer: Buffer.from('شمال بالای برگه است.'),
}
