import { BookOpenCheck } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'content',
    order: 10,
    to: '/manage/courses',
    label: 'بررسی دوره‌ها',
    icon: BookOpenCheck,
    scope: 'content',
    phone: { order: 40 },
    waiting: { 'courses.waiting-for-review': { tone: 'primary' } },
  },
]
