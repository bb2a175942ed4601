import { z } from 'zod'
import { id, instant } from './fields.ts'

/** What a prize of the lucky wheel is; `card` is a gift card. */
export const prizeKind = z.enum(['offCode', 'credit', 'card', 'plusDays', 'spinAgain', 'nothing'])
export type PrizeKind = z.infer<typeof prizeKind>

/** A prize as who spins sees it. Its chance is its weight in the sum of all weights. */
export const shownPrize = z.object({
  id,
  title: z.string(),
  weight: z.int(),
  /** How many are left; null: without end. */
  stock: z.int().nullable(),
})

/**
 * What proves a result: `commitment` is the SHA-256 of `serverSeed` (both hex). The HMAC-SHA256 of `clientSeed:spinId`
 * with the bytes of `serverSeed` as its key is `proof`; its first 48 bits, divided by 2^48 and multiplied by the sum of
 * the weights, fall into the prize's part of the table.
 */
export const provenSpin = z.object({
  id,
  at: instant,
  commitment: z.string(),
  prizes: z.array(shownPrize),
  serverSeed: z.string(),
  clientSeed: z.string(),
  proof: z.string(),
  prize: z.object({
    id,
    title: z.string(),
    kind: prizeKind,
    /** Of an off code that was won. */
    code: z.string().nullable(),
  }),
})
