import { expect, test } from 'vitest'
import { dueToExpire, expiringPartsOf, shareOfBuckets, spentOfBuckets, takeOf } from './buckets.ts'
import { captured, mistakeIn, whyNotTake } from './movement.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const bucket = (id: string, remaining: number, expires: number) => ({
  id,
  remaining,
  expires_at: day(expires),
  transaction_id: `of ${id}`,
})
const sara = { kind: 'person', ownerId: 'sara' } as const
const gifts = { kind: 'system', name: 'gifts' } as const
const base = { cause: 'c', kind: 'credit', about: { title: null } } as const

test('a movement has two entries or more, whole and balanced', () => {
  const debit = { account: gifts, amount: -10 }
  expect(mistakeIn({ ...base, entries: [{ account: sara, amount: 10 }, debit] })).toBeNull()
  expect(mistakeIn({ ...base, entries: [debit] })).toMatch(/two/)
  expect(mistakeIn({ ...base, entries: [{ account: sara, amount: 11 }, debit] })).toMatch(/zero/)
  expect(mistakeIn({ ...base, entries: [{ account: sara, amount: 0 }, debit] })).toMatch(/whole/)
  expect(mistakeIn({ ...base, entries: [{ account: sara, amount: 10.5 }, debit] })).toMatch(/whole/)
  expect(mistakeIn({ ...base, cause: '', entries: [{ account: sara, amount: 10 }, debit] })).toMatch(/cause/)
})

test('only an owner’s credit expires or is held, only their debit captures', () => {
  const plus = { account: gifts, amount: 10 }
  const minus = { account: sara, amount: -10 }
  expect(mistakeIn({ ...base, entries: [{ ...plus, expiresAt: day(1) }, minus] })).toMatch(/expires/)
  expect(mistakeIn({ ...base, entries: [plus, { ...minus, holdUntil: day(1) }] })).toMatch(/held/)
  expect(mistakeIn({ ...base, entries: [{ ...plus, fromHold: 'h' }, minus] })).toMatch(/captures/)
})

test('what expires soonest is spent first', () => {
  const buckets = [bucket('a', 30, 1), bucket('b', 50, 2)]
  expect(takeOf(buckets, 60)).toEqual([
    { id: 'a', amount: 30 },
    { id: 'b', amount: 30 },
  ])
  expect(takeOf(buckets, 0)).toEqual([])
  expect(shareOfBuckets('purchase', 100, 200, buckets)).toBe(80)
})

test('a withdrawal spares what expires while there is other money', () => {
  const buckets = [bucket('a', 30, 1)]
  expect(shareOfBuckets('withdrawal', 70, 100, buckets)).toBe(0)
  expect(shareOfBuckets('withdrawal', 80, 100, buckets)).toBe(10)
})

test('what is taken back is taken of that very credit, and spares what else expires', () => {
  const buckets = [bucket('a', 30, 1), bucket('b', 50, 2)]
  const back = (amount: number, takesBack: string) =>
    spentOfBuckets({ kind: 'correction', amount, takesBack }, 180, buckets)
  expect(back(50, 'of b')).toEqual([{ id: 'b', amount: 50 }])
  expect(back(100, 'of something that stays')).toEqual([])
  expect(back(110, 'of something that stays')).toEqual([{ id: 'a', amount: 10 }])
  expect(back(170, 'of b')).toEqual([
    { id: 'b', amount: 50 },
    { id: 'a', amount: 20 },
  ])
})

test('what a payment under way holds does not expire', () => {
  const buckets = [bucket('a', 100, 1), bucket('b', 50, 9)]
  expect(dueToExpire(buckets, 0, 150, day(2))).toBe(100)
  expect(dueToExpire(buckets, 60, 90, day(2))).toBe(40)
  expect(dueToExpire(buckets, 120, 30, day(2))).toBe(0)
  expect(dueToExpire(buckets, 0, 150, day(0))).toBe(0)
})

test('a refund gives back in reverse: what never expires first, then what expires last', () => {
  const spent = [
    { amount: 30, expires_at: day(3) },
    { amount: 20, expires_at: day(9) },
  ]
  const back = (amount: number, returned: number, now = day(1)) =>
    expiringPartsOf({ amount, paid: 100, returned }, spent, now)
  expect(back(50, 0)).toEqual([])
  expect(back(60, 0)).toEqual([{ amount: 10, expires_at: day(9) }])
  expect(back(40, 60)).toEqual([
    { amount: 10, expires_at: day(9) },
    { amount: 30, expires_at: day(3) },
  ])
  expect(back(500, 100)).toEqual([])
  expect(back(30, 70, day(5))).toEqual([{ amount: 30, expires_at: day(35) }])
})

test('a hold to spend ends with its payment; one of a credit keeps the rest', () => {
  const debit = { account: sara, amount: -40, fromHold: 'h' }
  const one = (is_of_credit: boolean) => [{ id: 'h', amount: 100, is_of_credit }]
  expect(captured(one(false), [debit])).toEqual([{ id: 'h', left: 0, freed: 100 }])
  expect(captured(one(true), [debit])).toEqual([{ id: 'h', left: 60, freed: 40 }])
})

test('no more is taken than is free, and a held credit is not free', () => {
  const debit = { account: sara, amount: -100 }
  expect(whyNotTake(100, 0, [debit])).toBeNull()
  expect(whyNotTake(90, 0, [debit])).toBe('wallet.too-little')
  expect(whyNotTake(0, 100, [debit])).toBeNull()
  expect(whyNotTake(0, 0, [debit, { account: sara, amount: 100, holdUntil: day(1) }])).toBe(
    'wallet.too-little',
  )
})
