import { ChartColumn } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'finance',
    order: 30,
    to: '/manage/finance',
    label: 'فروش و مالی',
    icon: ChartColumn,
    scope: 'finance',
  },
]
