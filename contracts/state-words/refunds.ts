import type { RefundState } from '../commerce.ts'

/** As managers read them. */
export const refundStateWords: Readonly<Record<RefundState, string>> = {
  requested: 'در انتظار پاسخ',
  paying: 'در حال انجام',
  paid: 'واریزشده',
  refused: 'ردشده',
}
