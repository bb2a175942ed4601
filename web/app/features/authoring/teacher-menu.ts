import { BookOpen, PencilLine } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'teaching',
    order: 20,
    to: '/teach/courses',
    label: 'دوره‌ها',
    icon: BookOpen,
    waiting: { 'courses.to-mark': { tone: 'accent', icon: PencilLine } },
  },
]
