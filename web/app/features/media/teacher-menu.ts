import { Images } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'other', order: 10, to: '/teach/media', label: 'کتابخانهٔ رسانه', icon: Images },
]
