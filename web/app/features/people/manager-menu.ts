import { GraduationCap, History, UsersRound } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'people',
    order: 10,
    to: '/manage/people',
    label: 'کاربران',
    icon: UsersRound,
    scope: 'people',
    phone: { order: 30 },
  },
  {
    group: 'people',
    order: 20,
    to: '/manage/teaching',
    label: 'درخواست‌های تدریس',
    icon: GraduationCap,
    scope: 'people',
    waiting: { 'identity.applications-waiting': { tone: 'primary' } },
  },
  {
    group: 'settings',
    order: 50,
    to: '/manage/audit',
    label: 'تاریخچهٔ فعالیت‌ها',
    icon: History,
    scope: 'people',
  },
]
