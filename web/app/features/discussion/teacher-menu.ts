import { MessageCircleQuestion } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'teaching',
    order: 30,
    to: '/teach/questions',
    label: 'پرسش‌ها',
    icon: MessageCircleQuestion,
    waiting: { 'discussion.questions-waiting': { tone: 'primary' } },
  },
]
