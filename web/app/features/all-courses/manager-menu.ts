import { BookOpen } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'content',
    order: 20,
    to: '/manage/catalogue',
    label: 'دوره‌ها و مسیرها',
    icon: BookOpen,
    scope: 'content',
  },
]
