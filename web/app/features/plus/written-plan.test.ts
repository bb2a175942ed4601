import { expect, test } from 'vitest'
import { managePlusWords as words } from './words.ts'
import { writtenPlan } from './written-plan.ts'

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const good = {
  title: 'ماهانه',
  summary: 'برای یک هدف نزدیک',
  price: '۱۴۹٬۰۰۰',
  discountPercent: '۱۰',
  graceDays: '۳',
  pauseDays: '۷',
  position: '۱',
}

test('all that is wrong with a plan is told at once', () => {
  expect(
    writtenPlan(formOf({ discountPercent: 'ده', graceDays: '۳', pauseDays: '۷', position: '۱' })),
  ).toEqual({
    written: null,
    wrong: {
      title: words.textWrong,
      summary: words.textWrong,
      price: words.priceWrong,
      discountPercent: words.numberWrong,
    },
  })
  expect(writtenPlan(formOf(good)).written).toMatchObject({ title: 'ماهانه', price: 1_490_000, graceDays: 3 })
})
