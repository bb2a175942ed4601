import { Blocks } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 70,
    to: '/manage/tools',
    label: 'ابزارهای بیرونی',
    icon: Blocks,
    scope: 'settings',
  },
]
