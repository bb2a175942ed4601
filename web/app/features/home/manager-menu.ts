import { House } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'managing', order: 10, to: '/manage', label: 'امروز', icon: House, whole: true },
]
