import { PencilLine } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'marking',
    order: 10,
    to: '/teach/marking',
    label: 'تصحیح',
    icon: PencilLine,
    waiting: { 'courses.to-mark': { tone: 'accent' }, 'exams.to-mark': { tone: 'accent' } },
  },
]
