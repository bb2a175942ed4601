import { Star } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'support',
    order: 30,
    to: '/manage/reviews',
    label: 'نظرها',
    icon: Star,
    scope: 'content',
    phone: { order: 60 },
    waiting: { 'courses.reviews-rewritten': { tone: 'accent' } },
  },
]
