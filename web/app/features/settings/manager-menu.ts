import { SlidersHorizontal } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 10,
    to: '/manage/settings',
    label: 'تنظیمات سایت',
    icon: SlidersHorizontal,
    scope: 'settings',
  },
]
