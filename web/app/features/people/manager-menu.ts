import { GraduationCap, ScrollText, UsersRound } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'managing',
    order: 20,
    to: '/manage/people',
    label: 'افراد و نقش‌ها',
    icon: UsersRound,
    scope: 'people',
  },
  {
    group: 'managing',
    order: 50,
    to: '/manage/teaching',
    label: 'درخواست‌های تدریس',
    icon: GraduationCap,
    scope: 'people',
    waiting: { 'identity.applications-waiting': { tone: 'primary' } },
  },
  { group: 'running', order: 20, to: '/manage/audit', label: 'رد کارها', icon: ScrollText, scope: 'people' },
]
