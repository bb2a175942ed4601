import { ChartLine, CreditCard, Landmark, ReceiptText, Stamp, Undo2 } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'finance',
    order: 10,
    to: '/manage/finance',
    label: 'گزارش فروش',
    icon: ChartLine,
    whole: true,
    scope: 'finance',
    phone: { order: 20, label: 'فروش' },
  },
  {
    group: 'finance',
    order: 20,
    to: '/manage/finance/factors',
    label: 'فاکتورها',
    icon: ReceiptText,
    scope: 'finance',
  },
  {
    group: 'finance',
    order: 30,
    to: '/manage/finance/payments',
    label: 'پرداخت‌ها',
    icon: CreditCard,
    scope: 'finance',
    waiting: { 'commerce.payments-waiting': { tone: 'danger' } },
  },
  {
    group: 'finance',
    order: 40,
    to: '/manage/finance/refunds',
    label: 'بازپرداخت‌ها',
    icon: Undo2,
    scope: 'finance',
    waiting: {
      'commerce.refunds-waiting': { tone: 'accent' },
      'commerce.partsInDoubt-waiting': { tone: 'danger' },
    },
  },
  {
    group: 'finance',
    order: 50,
    to: '/manage/finance/withdrawals',
    label: 'برداشت مدرسان',
    icon: Landmark,
    scope: 'finance',
    waiting: {
      'commerce.withdrawals-waiting': { tone: 'accent' },
      'commerce.toTransfer-waiting': { tone: 'accent' },
    },
  },
  {
    group: 'settings',
    order: 20,
    to: '/manage/finance/seller',
    label: 'مشخصات فروشنده',
    icon: Stamp,
    scope: 'finance',
  },
]
