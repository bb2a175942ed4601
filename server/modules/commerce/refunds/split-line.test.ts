import { percentOf } from '@arvand/contracts/tax'
import { expect, test } from 'vitest'
import { split } from '../split.ts'
import { splitBack, splitLine } from './split-line.ts'

/** Numbers that look random and are the same each time. */
function seeded(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % most
  }
}

test('a whole line gives back exactly what was booked', () => {
  const shares = [
    { personId: 'a', amount: 525_000 },
    { personId: 'b', amount: 175_010 },
  ]
  const line = { total: 1_100_010, refunded: 0, tax: 100_000, shares }
  expect(splitLine(line, 1_100_010)).toEqual({ tax: 100_000, shares })
})

test('however a line is cut, the pieces sum to what was booked', () => {
  const next = seeded(7)
  for (let round = 0; round < 500; round++) {
    const net = 10 * (1 + next(900_000_000))
    const tax = percentOf(net, next(20))
    const cuts = split(percentOf(net, next(100)), [1 + next(9), 1 + next(9), next(3)])
    const shares = cuts.map((amount, at) => ({ personId: `${at}`, amount }))
    const total = net + tax
    let refunded = 0
    const back = { tax: 0, shares: shares.map(() => 0) }
    while (refunded < total) {
      const amount = Math.min(total - refunded, 10 * (1 + next(total / 10)))
      const piece = splitLine({ total, refunded, tax, shares }, amount)
      for (const part of [piece.tax, ...piece.shares.map((share) => share.amount)])
        expect(part >= 0 && part % 10 === 0).toBe(true)
      back.tax += piece.tax
      for (const [at, share] of piece.shares.entries())
        back.shares[at] = (back.shares[at] ?? 0) + share.amount
      refunded += amount
    }
    expect(back).toEqual({ tax, shares: shares.map(({ amount }) => amount) })
  }
})

test('money goes back to the last burned first, and never more than a source gave', () => {
  const bank = { name: 'bank', amount: 500, refunded: 100 }
  const wallet = { name: 'wallet', amount: 300, refunded: 0 }
  const card = { name: 'card', amount: 200, refunded: 0 }
  const taken = (amount: number) =>
    splitBack([bank, wallet, card], amount).map(({ source, amount: part }) => [source.name, part])
  expect(taken(400)).toEqual([['bank', 400]])
  expect(taken(410)).toEqual([
    ['bank', 400],
    ['wallet', 10],
  ])
  expect(taken(900)).toEqual([
    ['bank', 400],
    ['wallet', 300],
    ['card', 200],
  ])
  expect(() => taken(910)).toThrow('short')
})
