import { Stamp } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 17,
    to: '/manage/settings/certificates',
    label: 'صادرکنندگان گواهی',
    icon: Stamp,
    scope: 'settings',
  },
]
