import type { Page } from '@playwright/test'

/** What is drawn on the sheet that a page shows. */
export const marksOn = (page: Page) => page.locator('svg [data-mark]')

/** Draws over the sheet from corner to corner; the fractions are of its size. */
export async function drag(page: Page, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) {
  const sheet = page.getByRole('img', { name: /^تختهٔ کلاس/ })
  await sheet.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + fromX * width, y + fromY * height)
  await page.mouse.down()
  await page.mouse.move(x + ((fromX + toX) / 2) * width, y + ((fromY + toY) / 2) * height, { steps: 4 })
  await page.mouse.move(x + toX * width, y + toY * height, { steps: 4 })
  await page.mouse.up()
}
