import { tomanText } from '@arvand/persian/money'
import { noticeKind } from '#modules/notices'

const factorPaid = noticeKind({
  name: 'factor-paid',
  title: 'رسید خرید',
  ways: ['sms', 'mail'],
  write: ({ id, title, number, total }: { id: string; title: string; number: string; total: number }) => ({
    title: `«${title}» پرداخت شد`,
    body: `فاکتور ${number} به مبلغ ${tomanText(total)}. خرید شما در پنل آماده است.`,
    link: `/panel/factors/${id}`,
  }),
})

/** What is told of factors. */
export const kindsOfFactors = { factorPaid } as const
