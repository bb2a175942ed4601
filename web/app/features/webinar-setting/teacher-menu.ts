import { Video } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  { group: 'teaching', order: 50, to: '/teach/webinars', label: 'وبینارها', icon: Video },
]
