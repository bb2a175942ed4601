import { ChartNoAxesCombined } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'income', order: 20, to: '/teach/analysis', label: 'تحلیل دوره‌ها', icon: ChartNoAxesCombined },
]
