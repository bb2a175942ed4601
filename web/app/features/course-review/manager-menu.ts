import { BookOpenCheck } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'managing',
    order: 30,
    to: '/manage/courses',
    label: 'بررسی دوره‌ها',
    icon: BookOpenCheck,
    scope: 'content',
    waiting: { 'courses.waiting-for-review': { tone: 'primary' } },
  },
]
