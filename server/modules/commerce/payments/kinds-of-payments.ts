import { tomanText } from '@arvand/persian/money'
import { noticeKind } from '#modules/notices'

/** Why money of the bank did not pay its factor. */
export type LateReason = 'expired' | 'cancelled' | 'paid' | 'not-for-sale' | 'too-little'

const because: Readonly<Record<LateReason, string>> = {
  expired: 'پول پس از پایان مهلت فاکتور رسید.',
  cancelled: 'این فاکتور پیش از رسیدن پول کنار گذاشته شده بود.',
  paid: 'این فاکتور پیش از رسیدن این پول پرداخت شده بود.',
  'not-for-sale': 'آنچه می‌خواستید دیگر فروخته نمی‌شود یا آن را از پیش دارید.',
  'too-little': 'بخش دیگر این فاکتور، از کیف پول یا کارت هدیه، دیگر در دسترس نبود.',
}

const moneyInWallet = noticeKind({
  name: 'payment-in-wallet',
  title: 'پرداختی که در کیف پول ماند',
  ways: ['sms', 'mail'],
  write: ({ title, amount, reason }: { title: string; amount: number; reason: LateReason }) => ({
    title: `${tomanText(amount)} به کیف پول شما افزوده شد`,
    body: `پرداخت بانکی شما برای «${title}» رسید. ${because[reason]} همهٔ پول در کیف پول شماست؛ با آن خرید کنید.`,
    link: '/panel/wallet',
  }),
})

/** What is told of payments. */
export const kindsOfPayments = { moneyInWallet } as const
