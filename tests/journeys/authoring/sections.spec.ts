import type { Locator, Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aCourseToArrange } from './course-to-arrange.ts'

const stored = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('curriculum/arrange'))
const titles = (page: Page) => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })
const grip = (page: Page, title: string) =>
  page.getByRole('button', { name: `جابه‌جایی فصل ${title}`, exact: true })

/** Moves the pointer to the middle of something, and so many pixels further down. */
async function moveBy(page: Page, thing: Locator, down: number): Promise<void> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('nothing to move the pointer to')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + down, { steps: 4 })
}

test('sections are dragged with the mouse and by keyboard, and the order is undone', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const courseId = await aCourseToArrange(browser, baseURL)
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${courseId}/curriculum`)
  await expect(titles(page)).toHaveText(['نقطه', 'خط', 'صفحه'])
  // Before hydration nothing can be dragged.
  await page.waitForLoadState('networkidle')
  await look(page)

  await test.step('with the mouse onto another section, which makes room', async () => {
    const answer = stored(page)
    // Forced: the pointer is taken by what is around the button, which is what is dragged.
    await grip(page, 'صفحه').hover({ force: true })
    await page.mouse.down()
    await moveBy(page, grip(page, 'صفحه'), 12)
    // The places are drawn once something is dragged, and a place takes what was moved over it before.
    const place = page.getByRole('button', { name: 'گذاشتن پیش از فصل نقطه', exact: true })
    await expect(place).toBeVisible()
    await place.scrollIntoViewIfNeeded()
    await moveBy(page, place, 0)
    await moveBy(page, place, 12)
    await page.mouse.up()
    expect((await answer).ok()).toBe(true)
    await expect(titles(page)).toHaveText(['صفحه', 'نقطه', 'خط'])
  })

  await test.step('the lessons went with their section', async () => {
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(titles(page)).toHaveText(['صفحه', 'نقطه', 'خط'])
    await expect(page.getByRole('region', { name: 'نقطه' }).getByRole('row')).toHaveCount(2)
  })

  await test.step('by keyboard: Enter, Tab to a place, Enter', async () => {
    await grip(page, 'صفحه').press('Enter')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName('گذاشتن پس از فصل خط', { timeout: 500 })
    }).toPass()
    const answer = stored(page)
    await page.keyboard.press('Enter')
    expect((await answer).ok()).toBe(true)
    await expect(titles(page)).toHaveText(['نقطه', 'خط', 'صفحه'])
    await expect(grip(page, 'صفحه')).toBeFocused()
  })

  await test.step('a drag that is given up changes nothing', async () => {
    await grip(page, 'صفحه').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(grip(page, 'صفحه')).toBeFocused()
    await expect(titles(page)).toHaveText(['نقطه', 'خط', 'صفحه'])
  })

  await test.step('«برگرداندن ترتیب» brings the order before', async () => {
    const answer = stored(page)
    await page.getByRole('button', { name: 'برگرداندن ترتیب' }).press('Enter')
    expect((await answer).ok()).toBe(true)
    await expect(titles(page)).toHaveText(['صفحه', 'نقطه', 'خط'])
    await page.reload()
    await expect(titles(page)).toHaveText(['صفحه', 'نقطه', 'خط'])
  })
})
