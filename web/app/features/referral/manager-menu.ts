import { UserRoundPlus } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'growth',
    order: 30,
    to: '/manage/referral',
    label: 'پاداش دعوت',
    icon: UserRoundPlus,
    scope: 'growth',
    waiting: { 'growth.rewards-waiting': { tone: 'accent' } },
  },
]
