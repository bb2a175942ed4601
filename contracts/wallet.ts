import { z } from 'zod'
import { instant, wordOut } from './fields.ts'

/** Why money moved, as it is stored. */
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
export type TransactionKind = (typeof transactionKinds)[number]

/** Why money moved, as replies name it. */
export const movementKind = wordOut(transactionKinds)
export type MovementKind = z.output<typeof movementKind>

/** Titles of movements on a statement. */
export const transactionTitles: Readonly<Record<MovementKind, string>> = {
  topUp: 'افزایش موجودی',
  purchase: 'خرید',
  refund: 'بازپرداخت',
  earning: 'درآمد تدریس',
  earningReversed: 'برگشت درآمد',
  recovered: 'تسویهٔ بدهی قبلی',
  sale: 'فروش',
  withdrawal: 'برداشت به حساب بانکی',
  withdrawalReturned: 'بازگشت برداشت',
  withdrawalPaid: 'واریز برداشت',
  giftCardBought: 'خرید کارت هدیه',
  giftCardRedeemed: 'استفاده از کارت هدیه',
  giftCardAdjusted: 'تغییر کارت هدیه',
  expired: 'پایان مهلت اعتبار',
  credit: 'اعتبار هدیه',
  correction: 'اصلاح',
  plus: 'اشتراک پلاس',
}

/** What a movement is about: a course's title, a factor, who did it. Never the name of the money's owner. */
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
  kind: movementKind,
  /** Signed rials; the sum of all amounts is the balance. */
  amount: z.int(),
  balanceAfter: z.int(),
  about,
})
