import { Newspaper } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'content', order: 90, to: '/panel/feed', label: 'فید', icon: Newspaper },
]
