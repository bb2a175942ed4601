import { TicketPercent } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'growth',
    order: 10,
    to: '/manage/off-codes',
    label: 'کدهای تخفیف',
    icon: TicketPercent,
    scope: 'finance',
  },
]
