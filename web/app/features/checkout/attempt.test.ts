import { expect, test } from 'vitest'
import { type Attempt, attemptFor } from './attempt.ts'

const wished = { making: 'a cart', paying: 'by wallet', shown: 100 }
const first = attemptFor(null, wished)
const made: Attempt = { ...first, factorId: 'a factor', total: 100 }

test('the same wish has the same names, before its factor is made and after', () => {
  expect(attemptFor(first, wished)).toEqual(first)
  expect(attemptFor(made, wished)).toEqual(made)
})

test('another cart is another attempt with names of its own', () => {
  const other = attemptFor(made, { ...wished, making: 'another cart' })
  expect(other).toMatchObject({ factorId: null, total: null })
  expect([other.makeId, other.payId]).not.toContain(made.makeId)
  expect(other.payId).not.toBe(made.payId)
})

test('another way to pay keeps the factor and takes a new name for the payment alone', () => {
  const other = attemptFor(made, { ...wished, paying: 'by bank' })
  expect(other).toMatchObject({ makeId: made.makeId, factorId: 'a factor' })
  expect(other.payId).not.toBe(made.payId)
})

test('a factor that was made at another price than is shown now is not paid', () => {
  expect(attemptFor(made, { ...wished, shown: 90 })).toMatchObject({ factorId: null })
  // No factor exists yet, so a changed price needs no new attempt.
  expect(attemptFor(first, { ...wished, shown: 90 }).makeId).toBe(first.makeId)
})
