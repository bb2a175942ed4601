import { Flag } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'managing',
    order: 70,
    to: '/manage/reports',
    label: 'گزارش‌ها',
    icon: Flag,
    scope: 'content',
    waiting: { 'discussion.reports-waiting': { tone: 'danger' } },
  },
]
