import { Images } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'content', order: 80, to: '/manage/media', label: 'رسانه‌ها', icon: Images, scope: 'content' },
]
