import { Banknote } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 40, to: '/teach/income', label: 'درآمد', icon: Banknote },
]
