import { Flag, RotateCcw } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'support',
    order: 20,
    to: '/manage/reports',
    label: 'گزارش‌های تخلف',
    icon: Flag,
    scope: 'content',
    phone: { order: 50 },
    waiting: { 'discussion.reports-waiting': { tone: 'danger' } },
  },
  {
    group: 'support',
    order: 25,
    to: '/manage/appeals',
    label: 'درخواست‌های بازبینی',
    icon: RotateCcw,
    scope: 'content',
    waiting: { 'discussion.appeals-waiting': { tone: 'accent' } },
  },
]
