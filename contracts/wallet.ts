import { z } from 'zod'

/** Why money moved. Each has its Persian words on the statement. */
export const transactionKinds = [
  'top-up',
  'purchase',
  'refund',
  'earning',
  'earning-reversed',
  'recovered',
  'sale',
  'withdrawal',
  'withdrawal-returned',
  'withdrawal-paid',
  'gift-card-bought',
  'gift-card-redeemed',
  'gift-card-adjusted',
  'expired',
  'credit',
  'correction',
  'plus',
] as const
export const transactionKind = z.enum(transactionKinds)
export type TransactionKind = z.infer<typeof transactionKind>

/** What a movement is about, in words for its owner: a course's title, a factor, who did it. Never whose money it is. */
export const about = z.object({
  title: z.string().nullable(),
  factorId: z.string().optional(),
  by: z.string().optional(),
})
export type About = z.infer<typeof about>
