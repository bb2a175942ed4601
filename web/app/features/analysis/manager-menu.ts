import { Bug, ChartNoAxesCombined } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'growth',
    order: 50,
    to: '/manage/analysis',
    label: 'تحلیل',
    icon: ChartNoAxesCombined,
    scope: 'growth',
  },
  {
    group: 'support',
    order: 50,
    to: '/manage/client-logs',
    label: 'خطاهای مرورگر',
    icon: Bug,
    scope: 'settings',
  },
]
