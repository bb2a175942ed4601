import { type RunningApp, startApp } from '../app.ts'
import { signInAs } from '../demo-people.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from '../journey.ts'
import { learnGeometry } from '../media/lesson-of-learner.ts'
import { walkAll } from './walk.ts'

// All tests use one app, which is started once.
test.describe.configure({ mode: 'default' })

let origin: string
let app: RunningApp
test.beforeAll(async () => {
  test.setTimeout(240_000)
  origin = `http://localhost:${await freePort()}`
  app = await startApp(new URL(origin), { LOCALE: 'en_GB' })
})
test.afterAll(() => app?.stop())

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  baseURL: async ({}, use) => use(origin),
})

test('with en_GB every screen shows Gregorian dates and Latin digits, in fields too', async ({ browser }) => {
  // The walk visits every screen.
  test.setTimeout(240_000)
  await walkAll(browser, origin, false)
})

test('with en_GB a day is typed as DD/MM/YYYY, or picked among Gregorian months in Persian letters', async ({
  page,
  look,
}) => {
  await page.goto('/ui')
  const field = page.getByRole('textbox', { name: 'تاریخ برگزاری' })
  await expect(page.getByRole('application', { name: /تاریخ برگزاری/ })).toBeVisible()
  await expect(field).toHaveValue('03/12/2026')
  await field.fill('')
  await field.pressSequentially('۰۶122026')
  await expect(field).toHaveValue('06/12/2026')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).first().click()
  const calendar = page.getByRole('dialog', { name: 'تاریخ برگزاری' })
  await expect(calendar.getByRole('button', { name: 'یکشنبه 6 دسامبر 2026، انتخاب‌شده' })).toBeFocused()
  await expect(calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('ش')
  await look(page)
  expect(await calendar.innerText()).not.toMatch(/[۰-۹]|آذر/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(field).toHaveValue('07/12/2026')
})

test('with en_GB a birth date has Gregorian years between its limits, and a picked one is shown', async ({
  page,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/profile')
  await page.getByLabel('تاریخ تولد').first().fill('29/02/2024')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).press('Enter')
  const calendar = page.getByRole('dialog', { name: 'تاریخ تولد' })
  await expect(calendar.getByRole('button', { name: 'پنجشنبه 29 فوریهٔ 2024، انتخاب‌شده' })).toBeVisible()
  const year = calendar.getByRole('combobox', { name: 'سال' })
  await expect(year.locator('option').first()).toHaveText('1921')
  await year.selectOption('1960')
  await calendar.getByRole('button', { name: /^دوشنبه 29 فوریهٔ 1960/ }).click()
  await expect(calendar).toBeHidden()
  await expect(page.getByLabel('تاریخ تولد').first()).toHaveValue('29/02/1960')
})

test('with en_GB the week of the calendar is Gregorian and begins on Saturday, the holidays stay', async ({
  page,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/course-calendar?week=2027-02-11')
  const week = page.getByRole('region', { name: 'هفته' })
  await expect(week.getByText('6 تا 12 فوریه')).toBeVisible()
  await expect(week.getByText('پیروزی انقلاب اسلامی')).toBeVisible()
  await expect(week.getByRole('list').getByRole('listitem').first()).toContainText('شنبه')
  await week.getByRole('link', { name: 'هفتهٔ بعد' }).click()
  await expect(page.getByText('13 تا 19 فوریه')).toBeVisible()
})

test('with en_GB the dates under a chart are whole', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/ledger')
  const chart = page.locator('.recharts-wrapper').first()
  const dates = chart.getByText(/^\d\d\/\d\d\/20\d\d$/)
  await expect.poll(() => dates.count()).toBeGreaterThan(2)
  const edge = await chart.boundingBox()
  for (const date of await dates.all())
    expect((await date.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(edge?.x ?? 0)
})

test('with en_GB the clock of the player has three groups of Latin digits', async ({ page }) => {
  await page.goto(await learnGeometry(page))
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })
  await player.getByRole('button', { name: 'پخش', exact: true }).first().click()
  await expect(player.getByText(/^00:00:0[1-9]/)).toBeVisible()
  expect(await player.innerText()).not.toMatch(/[۰-۹]/)
  await page.setViewportSize({ width: 345, height: 780 })
  await expect(player.getByRole('button', { name: 'تمام‌صفحه' })).toBeInViewport({ ratio: 1 })
})
