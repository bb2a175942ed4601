import { House } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'home', order: 10, to: '/teach', label: 'خانه', icon: House, whole: true, phone: { order: 10 } },
]
