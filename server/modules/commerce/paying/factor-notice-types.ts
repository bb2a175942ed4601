import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { noticeType } from '#plugs/notice-type'
import type { Recipient } from '../for-whom.ts'

/** The end of a receipt: where to find what was bought. */
function whereItIs(given: readonly (Recipient | null)[]): string {
  const gifts = given.filter((one) => one?.kind === 'gift')
  const seats = given.filter((one) => one?.kind === 'seats')
  if (gifts.length === given.length) {
    const [first, second] = gifts
    const whom = first && !second ? (first.name ?? (first.mobile ? formatMobile(first.mobile) : null)) : null
    return whom
      ? `هدیهٔ شما برای ${whom} فرستاده می‌شود؛ در پنل ببینید که کی می‌رسد.`
      : 'هدیه‌های شما برای گیرندگانشان فرستاده می‌شوند؛ در پنل ببینید که کی می‌رسند.'
  }
  if (seats.length === given.length)
    return 'صندلی‌ها آماده‌اند؛ آن‌ها را در پنل با شمارهٔ موبایل به افراد خود بدهید.'
  if (gifts.length + seats.length === given.length)
    return 'هدیه‌ها فرستاده می‌شوند و صندلی‌ها آماده‌اند؛ هر دو را در پنل دنبال کنید.'
  return 'خرید شما در پنل آماده است.'
}

interface Receipt {
  readonly id: string
  readonly title: string
  readonly number: string
  readonly total: number
  /** The recipient of each line; null: the buyer. */
  readonly given: readonly (Recipient | null)[]
}

const factorPaid = noticeType({
  name: 'factor-paid',
  title: 'خرید موفق',
  group: 'purchases',
  ways: ['sms', 'mail'],
  write: ({ id, title, number, total, given }: Receipt) => ({
    title: `«${title}» پرداخت شد`,
    body: `فاکتور \u2066${localDigits(number)}\u2069 به مبلغ ${tomanText(total)}. ${whereItIs(given)}`,
    link: `/panel/factors/${id}`,
  }),
})

/** The notice types about factors. */
export const factorNoticeTypes = { factorPaid } as const
