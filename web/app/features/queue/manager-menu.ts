import { ListChecks } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    ...{ group: 'support', order: 5, to: '/manage/queue', label: 'در انتظار بررسی', icon: ListChecks },
    // Whose decisions there are. Each kind is counted on the entry of its own area.
    scope: ['people', 'content', 'finance', 'support', 'growth'],
  },
]
