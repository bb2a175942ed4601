import { tomanText } from '@arvand/persian/money'
import { noticeType } from '#plugs/notice-type'

interface Paid {
  readonly factorId: string
  readonly title: string
  readonly amount: number
  /** What went to the bank card; the rest went to wallet and gift cards. */
  readonly toBank: number
  /** What the bank could not pay back, so that the wallet got it. */
  readonly insteadOfBank: number
}

function whereTo({ amount, toBank, insteadOfBank }: Paid): string {
  if (insteadOfBank > 0)
    return `${tomanText(insteadOfBank)} از آن را بانک نتوانست برگرداند و به کیف پول شما آمد.`
  if (toBank === amount) return 'بانک آن را به همان کارتی که با آن پرداختید برمی‌گرداند.'
  return toBank > 0
    ? `${tomanText(toBank)} به کارت بانکی و بقیه به کیف پول یا کارت هدیهٔ شما برگشت.`
    : 'پول به همان روشی که پرداخته بودید برگشت.'
}

const refundPaid = noticeType({
  name: 'refund-paid',
  title: 'بازپرداخت',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: (paid: Paid) => ({
    title: `${tomanText(paid.amount)} برای «${paid.title}» برگشت`,
    body: whereTo(paid),
    link: `/panel/factors/${paid.factorId}`,
  }),
})

const refundRefused = noticeType({
  name: 'refund-refused',
  title: 'رد شدن بازپرداخت',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ factorId, title, answer }: { factorId: string; title: string; answer: string }) => ({
    title: `بازپرداخت «${title}» رد شد`,
    body: answer,
    link: `/panel/factors/${factorId}`,
  }),
})

/** The notice types about refunds. */
export const refundNoticeTypes = { refundPaid, refundRefused } as const
