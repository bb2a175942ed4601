import { School } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 71,
    to: '/manage/schools',
    label: 'مدرسه‌های متصل',
    icon: School,
    scope: 'settings',
  },
]
