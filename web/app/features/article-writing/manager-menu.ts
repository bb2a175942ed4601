import { BookText } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'content',
    order: 60,
    to: '/manage/articles',
    label: 'مقاله‌ها',
    icon: BookText,
    scope: 'content',
    waiting: { 'articles.waiting-for-review': { tone: 'primary' } },
  },
]
