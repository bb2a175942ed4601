import { House } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 10, to: '/teach', label: 'امروز', icon: House, whole: true },
]
