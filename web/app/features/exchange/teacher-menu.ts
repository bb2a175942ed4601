import { ArrowRightLeft } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'other', order: 20, to: '/teach/exchange', label: 'جابه‌جایی دوره‌ها', icon: ArrowRightLeft },
]
