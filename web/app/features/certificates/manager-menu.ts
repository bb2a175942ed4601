import { Stamp } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'content', order: 65, to: '/manage/certificates', label: 'گواهی‌ها', icon: Stamp, scope: 'exams' },
  {
    group: 'settings',
    order: 17,
    to: '/manage/settings/certificates',
    label: 'صادرکنندگان گواهی',
    icon: Stamp,
    scope: 'settings',
  },
]
