import type { FactorState } from '@arvand/contracts/commerce'

export const factorStateWords: Readonly<Record<FactorState, string>> = {
  awaitingPayment: 'در انتظار پرداخت',
  paid: 'پرداخت‌شده',
  partlyRefunded: 'بازپرداختِ بخشی از مبلغ',
  refunded: 'بازپرداخت‌شده',
  expired: 'منقضی',
  cancelled: 'لغوشده',
}

export const payingBackWords = 'بازپرداخت در حال انجام'
