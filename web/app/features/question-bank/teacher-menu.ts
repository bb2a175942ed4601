import { LibraryBig } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'marking', order: 30, to: '/teach/question-bank', label: 'بانک سؤال', icon: LibraryBig },
]
