import { showFigures } from '@arvand/contracts/analysis/analysis'
import { addDays } from '@arvand/persian/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { fillFigures } from './fill-figures.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('three months of figures, none of today, that add up', async () => {
  const { token } = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  await fillFigures(arvand.platform, 1)
  const today = '2026-11-20'
  const span = { from: addDays(today, -90), to: today }
  const { days, total, pages } = (await arvand.call(showFigures, span, { token })).answer
  expect(days.at(-1)).toMatchObject({ day: today, views: 0 })
  expect(days.slice(0, -1).every(({ views, visitors }) => views > visitors && visitors > 0)).toBe(true)
  expect(total.referralViews).toBeGreaterThan(0)
  expect(pages[0]?.path).toBe('/')
})
