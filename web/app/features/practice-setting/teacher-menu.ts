import { Dumbbell } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'marking', order: 40, to: '/teach/practice', label: 'نمونه‌سؤال', icon: Dumbbell },
]
