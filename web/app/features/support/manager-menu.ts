import { ChartNoAxesColumn, CircleQuestionMark, MessageSquareText } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'support',
    order: 10,
    to: '/manage/tickets',
    label: 'پیام‌ها',
    icon: MessageSquareText,
    scope: 'support',
    waiting: { 'support.tickets-waiting': { tone: 'accent' } },
  },
  {
    group: 'support',
    order: 40,
    to: '/manage/help',
    label: 'راهنما',
    icon: CircleQuestionMark,
    scope: 'support',
  },
  {
    group: 'support',
    order: 45,
    to: '/manage/tickets/figures',
    label: 'آمار پشتیبانی',
    icon: ChartNoAxesColumn,
    scope: 'support',
  },
]
