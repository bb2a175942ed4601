import { Star } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'managing',
    order: 40,
    to: '/manage/reviews',
    label: 'نظرها',
    icon: Star,
    scope: 'content',
    waiting: { 'courses.reviews-rewritten': { tone: 'accent' } },
  },
]
