import { Presentation } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 52, to: '/teach/rooms', label: 'کلاس‌ها', icon: Presentation },
]
