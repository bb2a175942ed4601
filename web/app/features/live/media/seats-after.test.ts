import { expect, test } from 'vitest'
import { seatsAfter } from './seats-after.ts'

const none: readonly string[] = []

test('newcomers take free seats, and nobody moves', () => {
  expect(seatsAfter([null, null, null], { sending: ['a', 'b'], speaking: none })).toEqual(['a', 'b', null])
  expect(seatsAfter(['a', 'b', null], { sending: ['b', 'c'], speaking: none })).toEqual(['c', 'b', null])
  expect(seatsAfter([null, 'b'], { sending: ['a', 'b'], speaking: ['b'] })).toEqual(['a', 'b'])
})

test('when all are taken, whoever speaks takes the seat of one who is silent', () => {
  const sending = ['a', 'b', 'c']
  expect(seatsAfter(['a', 'b'], { sending, speaking: none })).toEqual(['a', 'b'])
  expect(seatsAfter(['a', 'b'], { sending, speaking: ['c'] })).toEqual(['c', 'b'])
  expect(seatsAfter(['a', 'b'], { sending, speaking: ['a', 'c'] })).toEqual(['a', 'c'])
  expect(seatsAfter(['a', 'b'], { sending, speaking: ['a', 'b', 'c'] })).toEqual(['a', 'b'])
})
