import { UserRound } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'other', order: 10, to: '/panel', label: 'پنل من', icon: UserRound, whole: true },
]
