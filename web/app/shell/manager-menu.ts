import { House, UserRound } from 'lucide-react'
import type { MenuGroup } from './menus.ts'

export const managerMenu: readonly MenuGroup[] = [
  { label: 'مدیریت', entries: [{ to: '/manage', label: 'امروز', icon: House, whole: true }] },
  { label: 'کارهای دیگر', entries: [{ to: '/panel', label: 'پنل من', icon: UserRound, whole: true }] },
]
