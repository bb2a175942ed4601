import { Banknote } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'income', order: 10, to: '/teach/income', label: 'درآمد', icon: Banknote, phone: { order: 50 } },
]
