import { expect, test } from '../journey.ts'
import { learnGeometry } from './lesson-of-learner.ts'

test('a film plays, obeys the keyboard, and goes on where one stopped', { tag: ['@phone', '@gate'] }, async ({
  page,
  look,
}) => {
  const lesson = await learnGeometry(page)
  await page.goto(lesson)
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })
  await expect(player).toBeVisible()
  await look(page)
  await player.getByRole('button', { name: 'پخش', exact: true }).first().click()
  const place = player.getByRole('slider', { name: 'جای پخش' })
  await expect.poll(async () => Number(await place.inputValue()), { timeout: 20_000 }).toBeGreaterThan(0)
  await player.focus()
  await page.keyboard.press('c')
  await page.keyboard.press('l')
  await page.keyboard.press('>')
  await expect(player.getByRole('button', { name: 'سرعت: ۱٫۲۵×' })).toBeVisible()
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(10)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/course/position'))
  await page.keyboard.press(' ')
  await told
  const stopped = Number(await place.inputValue())
  await player.getByRole('button', { name: /^سرعت/ }).click()
  await player.getByRole('radio', { name: /^۲×/ }).focus()
  await page.keyboard.press('Space')
  await look(page)
  await page.keyboard.press('Escape')
  await player.getByRole('button', { name: 'سرفصل‌ها' }).click()
  await expect(player.getByRole('button', { name: /چهار مثلث در یک مربع/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(player.getByRole('button', { name: 'سرعت: ۲×' })).toBeVisible()
  const again = Number(await place.inputValue())
  expect(Math.abs(again - stopped)).toBeLessThanOrEqual(1)
  // The focus is nowhere: the keys are still the player's. In a field they are letters.
  await page.keyboard.press('l')
  await expect.poll(async () => Math.round(Number(await place.inputValue()) - again)).toBe(10)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Math.round(Number(await place.inputValue()) - again)).toBe(0)
  await page.getByRole('textbox', { name: 'یادداشت تازه' }).press('l')
  await expect(page.getByRole('textbox', { name: 'یادداشت تازه' })).toHaveValue('l')
  expect(Math.round(Number(await place.inputValue()) - again)).toBe(0)
})
