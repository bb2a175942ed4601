import { UserRound } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'other', order: 30, to: '/panel', label: 'پنل من', icon: UserRound, whole: true },
]
