import { Star } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'students',
    order: 30,
    to: '/teach/reviews',
    label: 'نظرها',
    icon: Star,
    waiting: { 'courses.reviews-unanswered': { tone: 'accent' } },
  },
]
