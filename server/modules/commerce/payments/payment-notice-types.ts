import { siteName } from '@arvand/contracts/site-name'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { noticeType } from '#plugs/notice-type'

/** Why money of the bank did not pay its factor. */
export type LateReason = 'expired' | 'cancelled' | 'paid' | 'not-for-sale' | 'too-little' | 'card-stopped'

const because: Readonly<Record<LateReason, string>> = {
  expired: 'پول پس از پایان مهلت فاکتور رسید.',
  cancelled: 'این فاکتور پیش از رسیدن پول لغو شده بود.',
  paid: 'این فاکتور پیش از رسیدن این پول پرداخت شده بود.',
  'not-for-sale': 'آنچه می‌خواستید دیگر فروخته نمی‌شود یا آن را از پیش دارید.',
  'card-stopped': 'کارت هدیه‌ای که بخشی از این فاکتور با آن پرداخت می‌شد متوقف شده است.',
  'too-little': 'بخش دیگر این فاکتور، از کیف پول یا کارت هدیه، دیگر در دسترس نبود.',
}

const moneyInWallet = noticeType({
  name: 'payment-in-wallet',
  title: 'پرداختی که در کیف پول ماند',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ title, amount, reason }: { title: string; amount: number; reason: LateReason }) => ({
    title: `${tomanText(amount)} به کیف پول شما اضافه شد`,
    body: `پرداخت بانکی شما برای «${title}» رسید. ${because[reason]} همهٔ پول در کیف پول شماست؛ با آن خرید کنید.`,
    link: '/panel/wallet',
  }),
})

/** What a payment was meant for, with the state of its factor when the notice is written. */
export type WasFor =
  | { readonly what: 'wallet' }
  | { readonly what: 'open-factor'; readonly id: string; readonly title: string; readonly until: Date }
  | { readonly what: 'ended-factor' | 'paid-factor'; readonly id: string; readonly title: string }

interface Unpaid {
  readonly amount: number
  readonly wasFor: WasFor
}

const subjectOf = (wasFor: WasFor): string =>
  wasFor.what === 'wallet' ? 'افزایش موجودی کیف پول' : `پرداخت «${wasFor.title}»`

function nextStep(wasFor: WasFor): string {
  if (wasFor.what === 'wallet') return 'هر زمان خواستید، از صفحهٔ کیف پول دوباره بپردازید.'
  if (wasFor.what === 'open-factor')
    return `فاکتور شما تا ${formatDateTime(wasFor.until)} اعتبار دارد؛ تا آن زمان از صفحهٔ فاکتور دوباره بپردازید.`
  return 'این فاکتور دیگر قابل پرداخت نیست؛ اگر هنوز آن را می‌خواهید، از سبد خرید فاکتور تازه بگیرید.'
}

const pageOf = (wasFor: WasFor): string =>
  wasFor.what === 'wallet' ? '/panel/wallet' : `/panel/factors/${wasFor.id}`

const paymentNotMade = noticeType({
  name: 'payment-not-made',
  title: 'پرداخت ناتمام',
  group: 'purchases',
  // A payer who gave up at the bank has seen it on the page to which they returned.
  ways: [],
  write: ({ amount, wasFor }: Unpaid) => ({
    title: `پرداخت ${tomanText(amount)} انجام نشد`,
    body: `${subjectOf(wasFor)} در بانک تمام نشد و پولی به ${siteName()} نرسید. ${nextStep(wasFor)}`,
    link: pageOf(wasFor),
  }),
})

const paymentFailed = noticeType({
  name: 'payment-failed',
  title: 'پرداختی که بانک تأیید نکرد',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ amount, wasFor, failure }: Unpaid & { failure: 'no-word' | 'wrong-amount' }) => ({
    title: `پرداخت ${tomanText(amount)} انجام نشد`,
    body:
      failure === 'wrong-amount'
        ? `بانک برای ${subjectOf(wasFor)} مبلغ دیگری گفت و آن را نپذیرفتیم. اگر پولی از حساب بانکی شما کم شده است، از صفحهٔ تماس با ما خبرمان کنید تا پیگیری کنیم.`
        : `بانک ${subjectOf(wasFor)} را تأیید نکرد. اگر پولی از حساب بانکی شما کم شده باشد، همین که بانک خبرش را بدهد به کیف پول شما می‌آید. ${nextStep(wasFor)}`,
    link: failure === 'wrong-amount' ? '/contact' : pageOf(wasFor),
  }),
})

const walletToppedUp = noticeType({
  name: 'wallet-topped-up',
  title: 'افزایش موجودی که دیرتر رسید',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ amount }: { amount: number }) => ({
    title: `${tomanText(amount)} به کیف پول شما اضافه شد`,
    body: 'بانک پرداخت شما را تأیید کرد و همهٔ پول در کیف پول شماست؛ می‌توانید با آن بخرید.',
    link: '/panel/wallet',
  }),
})

/** The notice types about payments. */
export const paymentNoticeTypes = { moneyInWallet, paymentNotMade, paymentFailed, walletToppedUp } as const
