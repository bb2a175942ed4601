import type { WithdrawalState } from '../panel/earnings.ts'

/** As managers read them. */
export const withdrawalStateWords: Readonly<Record<WithdrawalState, string>> = {
  requested: 'در انتظار بررسی',
  approved: 'در صف واریز',
  paid: 'واریزشده',
  refused: 'ردشده',
  cancelled: 'لغوشده',
}
