import { School } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'people', order: 30, to: '/manage/roster', label: 'فهرست مدرسه', icon: School, scope: 'people' },
]
