import { unit } from '@arvand/contracts/tax'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, type Purse } from './arrange.ts'

const bank = { least: 10_000 }
const purse = (wallet: number, ...cards: number[]): Purse => ({
  wallet,
  cards: cards.map((available, at) => ({ cardId: `card ${at + 1}`, available })),
})
const card = (at: number, amount: number) => ({ kind: 'giftCard', cardId: `card ${at}`, amount })
const wallet = (amount: number) => ({ kind: 'wallet', cardId: null, amount })

test('cards in their order, then the wallet, then the bank', () => {
  const arranged = arrange(100_000, purse(30_000, 20_000, 10_000), bank)
  expect(arranged).toEqual({ parts: [card(1, 20_000), card(2, 10_000), wallet(30_000)], rest: 40_000 })
  expect(arrange(100_000, purse(500_000, 20_000), bank)).toEqual({
    parts: [card(1, 20_000), wallet(80_000)],
    rest: 0,
  })
})

test('a rest below the least amount is lifted to it: the wallet is spared first, then the last card', () => {
  expect(arrange(100_000, purse(95_000), bank)).toEqual({ parts: [wallet(90_000)], rest: 10_000 })
  expect(arrange(100_000, purse(3_000, 90_000, 5_000), bank)).toEqual({
    parts: [card(1, 90_000)],
    rest: 10_000,
  })
  expect(arrange(12_000, purse(0, 8_000, 3_990), bank)).toEqual({ parts: [card(1, 2_000)], rest: 10_000 })
})

test('a whole factor below the least amount is for wallet and cards alone, one of just so much is for a bank too', () => {
  expect(arrange(10_000, purse(4_000), bank)).toEqual({ parts: [], rest: 10_000 })
  expect(arrange(9_000, purse(0), bank)).toBe('commerce.below-gateway-least')
  expect(arrange(9_000, purse(4_000), bank)).toBe('wallet.too-little')
  expect(arrange(9_000, purse(9_000), bank)).toEqual({ parts: [wallet(9_000)], rest: 0 })
})

test('without a bank a rest cannot be paid, and nothing needs none', () => {
  expect(arrange(100_000, purse(99_990), null)).toBe('commerce.no-gateway')
  expect(arrange(0, purse(0), null)).toEqual({ parts: [], rest: 0 })
})

test('odd rials of a wallet stay in it', () => {
  expect(arrange(100_000, purse(50_007), bank)).toEqual({ parts: [wallet(50_000)], rest: 50_000 })
})

test('whatever there is, it sums to the total, burns no more than there is and asks a bank for enough', () => {
  const toman = fc.integer({ min: 0, max: 100_000 }).map((amount) => amount * unit)
  fc.assert(
    fc.property(toman, toman, fc.array(toman, { maxLength: 5 }), (total, own, cards) => {
      const given = purse(own, ...cards)
      const arranged = arrange(total, given, bank)
      if (typeof arranged === 'string') {
        expect(total).toBeLessThan(bank.least)
        return
      }
      const { parts, rest } = arranged
      expect(parts.reduce((sum, { amount }) => sum + amount, rest)).toBe(total)
      expect(rest === 0 || rest >= bank.least).toBe(true)
      for (const { kind, cardId, amount } of parts) {
        const available =
          kind === 'wallet' ? own : given.cards.find((one) => one.cardId === cardId)?.available
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(available ?? 0)
      }
    }),
  )
})
