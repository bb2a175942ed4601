import { LoaderPinwheel } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'growth',
    order: 40,
    to: '/manage/wheel',
    label: 'گردونهٔ شانس',
    icon: LoaderPinwheel,
    scope: 'growth',
  },
]
