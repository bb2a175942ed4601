import { Video } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 50, to: '/teach/classes', label: 'وبینار و کلاس', icon: Video },
]
