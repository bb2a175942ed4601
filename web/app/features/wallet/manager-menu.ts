import { Scale, Wallet } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'finance',
    order: 60,
    to: '/manage/wallet',
    label: 'کیف پول کاربران',
    icon: Wallet,
    scope: 'finance',
  },
  { group: 'finance', order: 80, to: '/manage/ledger', label: 'دفتر کل', icon: Scale, scope: 'finance' },
]
