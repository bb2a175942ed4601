import { FileSpreadsheet } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'students', order: 80, to: '/teach/exports', label: 'خروجی‌ها', icon: FileSpreadsheet },
]
