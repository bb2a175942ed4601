import { ArrowRightLeft } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 60, to: '/teach/exchange', label: 'ورود و خروجی دوره‌ها', icon: ArrowRightLeft },
]
