import { Radio } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'content', order: 52, to: '/manage/live', label: 'کلاس‌های زنده', icon: Radio, scope: 'content' },
]
