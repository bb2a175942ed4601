import { expect, test } from 'vitest'
import { clockCheck, lineCheck, type Trip } from './checks.ts'

const trip = (tookMs: number, offsetMs = 0): Trip => ({ tookMs, offsetMs })

test.each([
  [[trip(40), trip(900), trip(60)], 'good', '۶۰'],
  [[trip(1600), trip(1700), trip(20)], 'warning', '۱٬۶۰۰'],
  [[trip(40), null, trip(60)], 'bad', '۱ ذخیره از ۳'],
] as const)('trips %j: the line is %s', (trips, outcome, said) => {
  const check = lineCheck(trips)
  expect(check.outcome).toBe(outcome)
  expect(check.text).toContain(said)
})

test.each([
  [[trip(40, 2000)], 'good', 'یکی است'],
  [[trip(40, -600_000)], 'warning', '۱۰ دقیقه'],
  [[null], 'warning', 'مقایسه نشد'],
] as const)('trips %j: the clock is %s', (trips, outcome, said) => {
  const check = clockCheck(trips)
  expect(check.outcome).toBe(outcome)
  expect(check.text).toContain(said)
})
