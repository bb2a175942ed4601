import { BookText, Undo2 } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'teaching',
    order: 30,
    to: '/teach/articles',
    label: 'مقاله‌ها',
    icon: BookText,
    waiting: { 'articles.returned': { tone: 'danger', icon: Undo2 } },
  },
]
