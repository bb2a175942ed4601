import { Video } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'content', order: 50, to: '/manage/webinars', label: 'وبینارها', icon: Video, scope: 'content' },
]
