import { House } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'home', order: 10, to: '/manage', label: 'خانه', icon: House, whole: true, phone: { order: 10 } },
]
