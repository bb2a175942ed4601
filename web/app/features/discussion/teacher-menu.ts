import { MessageCircleQuestion } from 'lucide-react'
import type { TeacherEntry } from '../../shell/menus.ts'

export const teacherMenu: readonly TeacherEntry[] = [
  {
    group: 'students',
    order: 20,
    to: '/teach/questions',
    label: 'پرسش‌ها',
    icon: MessageCircleQuestion,
    phone: { order: 40 },
    waiting: { 'discussion.questions-waiting': { tone: 'primary' } },
  },
]
