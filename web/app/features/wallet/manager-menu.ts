import { Scale, WalletMinimal } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'finance',
    order: 40,
    to: '/manage/wallet',
    label: 'کیف پول افراد',
    icon: WalletMinimal,
    scope: 'finance',
  },
  { group: 'finance', order: 60, to: '/manage/ledger', label: 'دفتر کل', icon: Scale, scope: 'finance' },
]
