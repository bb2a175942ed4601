import { expect, type Locator, type Page } from '@playwright/test'
import { aDrawing, blank, rowsToOrder } from './answers-by-keys.ts'
import { rightOrder, rightPairs, rightWords } from './one-of-each.ts'

const main = (page: Page) => page.getByRole('main')

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap()
  await expect(field).toBeFocused()
  await page.keyboard.insertText(text)
}
const typeOwn = (text: string) => (page: Page) => type(page, page.getByLabel('پاسخ شما'), text)

/**
 * How a question of each kind is answered rightly by touches alone. A list that the system of the phone draws is chosen
 * from by its label.
 */
export const answersByTouch: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  single: (page) => main(page).getByText('تهران', { exact: true }).tap(),
  async multiple(page) {
    for (const option of ['دو', 'سه']) await main(page).getByText(option, { exact: true }).tap()
  },
  trueFalse: (page) => main(page).getByText('درست', { exact: true }).tap(),
  shortAnswer: typeOwn('سعدي'),
  numeric: typeOwn('2/5'),
  async matching(page) {
    for (const [left, right] of Object.entries(rightPairs))
      await main(page).getByRole('combobox', { name: left }).selectOption({ label: right })
  },
  async ordering(page) {
    const rows = rowsToOrder(page)
    for (const [place, item] of rightOrder.entries()) {
      const texts = await rows.allInnerTexts()
      for (let now = texts.findIndex((text) => text.includes(item)); now > place; now -= 1) {
        await rows
          .nth(now)
          .getByRole('button', { name: /بالاتر$/ })
          .tap()
        await expect(rows.nth(now - 1)).toContainText(item)
      }
    }
  },
  async cloze(page) {
    await type(page, blank(page, 'textbox', '۱'), 'تهران')
    await type(page, blank(page, 'textbox', '۲'), '۳۱')
    await blank(page, 'combobox', '۳').selectOption({ label: 'کارون' })
  },
  async dragWords(page) {
    for (const [at, word] of rightWords.entries()) {
      await main(page).getByRole('button', { name: word, exact: true }).tap()
      const place = '۱۲'.charAt(at)
      await main(page)
        .getByRole('button', { name: `گذاشتن «${word}» در جای خالی ${place}` })
        .tap()
      await expect(blank(page, 'combobox', place)).toHaveValue(word)
    }
  },
  essay: typeOwn('هفت‌سین می‌چینیم و به دیدن هم می‌رویم.'),
  async file(page) {
    const choosing = page.waitForEvent('filechooser')
    await main(page).getByLabel('افزودن فایل').tap()
    await (await choosing).setFiles(aDrawing)
  },
  async hotspot(page) {
    const target = main(page).getByRole('button', { name: 'جای پاسخ روی تصویر' })
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
    await target.tap({ position: { x: width * 0.15, y: height * 0.15 } })
    await expect(main(page).getByText('۱۵٪ از چپ، ۱۵٪ از بالا')).toBeVisible()
  },
  formula: typeOwn('14'),
}
