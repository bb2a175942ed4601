import { MessageSquareHeart } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    ...{ group: 'content', order: 70, to: '/manage/surveys', label: 'نظرسنجی‌ها' },
    ...{ icon: MessageSquareHeart, scope: 'content' },
  },
]
