import { expect, test } from 'vitest'
import { cheapestByMonth, monthlyOf, savingOf } from './plan-figures.ts'

const month = { id: 'm', months: 1, price: 1_490_000 }
const season = { id: 's', months: 3, price: 3_990_000 }
const year = { id: 'y', months: 12, price: 12_900_000 }

test('a month of a plan, what it saves, and which is cheapest', () => {
  expect(monthlyOf(season)).toBe(1_330_000)
  expect(monthlyOf({ months: 3, price: 1_000_000 })).toBe(333_330)
  expect(cheapestByMonth([month, season, year])).toBe('y')
  expect(savingOf(season, [month, season])).toBe(10)
  expect(savingOf(year, [month, year])).toBe(27)
})

test('where there is nothing to compare, nothing is claimed', () => {
  expect(cheapestByMonth([month])).toBeNull()
  expect(cheapestByMonth([month, { ...month, id: 'n' }])).toBeNull()
  expect(savingOf(month, [month, year])).toBe(0)
  expect(savingOf(year, [year])).toBe(0)
  expect(savingOf({ ...year, price: 99_000_000 }, [month, year])).toBe(0)
})
