import { CalendarDays } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 40,
    to: '/manage/holidays',
    label: 'تعطیلی‌ها',
    icon: CalendarDays,
    scope: 'settings',
    waiting: { 'calendar.holidays-to-confirm': { tone: 'warning' } },
  },
]
