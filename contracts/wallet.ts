import { z } from 'zod'
import { instant } from './fields.ts'

/** Why money moved, with its words on a statement. */
export const transactionTitles = {
  'top-up': 'افزایش موجودی',
  purchase: 'خرید',
  refund: 'بازگشت وجه',
  earning: 'درآمد تدریس',
  'earning-reversed': 'برگشت درآمد',
  recovered: 'تسویهٔ بدهی پیشین',
  sale: 'فروش',
  withdrawal: 'برداشت به حساب بانکی',
  'withdrawal-returned': 'بازگشت برداشت',
  'withdrawal-paid': 'واریز برداشت',
  'gift-card-bought': 'خرید کارت هدیه',
  'gift-card-redeemed': 'استفاده از کارت هدیه',
  'gift-card-adjusted': 'تغییر کارت هدیه',
  expired: 'پایان مهلت اعتبار',
  credit: 'اعتبار هدیه',
  correction: 'اصلاح',
  plus: 'اشتراک پلاس',
} as const
export type TransactionKind = keyof typeof transactionTitles
export const transactionKinds = Object.keys(transactionTitles) as readonly TransactionKind[]
export const transactionKind = z.enum(transactionKinds)

/** What a movement is about, in words for its owner: a course's title, a factor, who did it. Never whose money it is. */
export const about = z.object({
  title: z.string().nullable(),
  factorId: z.string().optional(),
  by: z.string().optional(),
})
export type About = z.infer<typeof about>

/** A movement on a person's statement. */
export const entry = z.object({
  id: z.string(),
  at: instant,
  kind: transactionKind,
  /** Rials, signed; all of them sum to the balance. */
  amount: z.int(),
  balanceAfter: z.int(),
  about,
})
