import type { Settings } from './settings.ts'

/** The terms under which a factor was paid: later changes of the settings take nothing away from its buyer. */
export interface RefundTerms {
  readonly days: number
  readonly mostPercent: number
}

interface Paid {
  readonly refund_days: number | null
  readonly refund_most_percent: number | null
}

export type RefundSettings = Pick<Settings, 'refundDays' | 'refundMostPercent'>

/** Factors that were paid before their terms were stored have those of today. */
export const termsOfFactor = (
  { refund_days, refund_most_percent }: Paid,
  { refundDays, refundMostPercent }: RefundSettings,
): RefundTerms => ({ days: refund_days ?? refundDays, mostPercent: refund_most_percent ?? refundMostPercent })

const day = 86_400_000

/** Until when a line's money may be asked for: so many days after the purchase, or until it takes place if that is later. */
export function refundEnd(paidAt: Date, days: number, takesPlace: Date | undefined): Date {
  const end = paidAt.getTime() + days * day
  return new Date(Math.max(end, takesPlace?.getTime() ?? end))
}
