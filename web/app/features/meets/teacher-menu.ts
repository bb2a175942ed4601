import { CalendarClock } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 54, to: '/teach/meets', label: 'جلسه‌های خصوصی', icon: CalendarClock },
]
