import { Newspaper } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'students', order: 70, to: '/panel/feed', label: 'فید', icon: Newspaper },
]
