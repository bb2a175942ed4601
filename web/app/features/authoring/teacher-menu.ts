import { BookOpen, Undo2 } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'teaching',
    order: 10,
    to: '/teach/courses',
    label: 'دوره‌ها',
    icon: BookOpen,
    phone: { order: 20 },
    waiting: {
      'courses.returned': { tone: 'danger', icon: Undo2 },
    },
  },
]
