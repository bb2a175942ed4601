import { WalletCards } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'growth',
    order: 20,
    to: '/manage/gift-cards',
    label: 'کارت‌های هدیه',
    icon: WalletCards,
    scope: 'finance',
  },
]
