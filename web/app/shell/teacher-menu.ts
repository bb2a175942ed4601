import { MessageCircleQuestion, UserRound } from 'lucide-react'
import type { MenuGroup } from './menus.ts'

export const teacherMenu: readonly MenuGroup[] = [
  {
    label: 'یادگیرندگان',
    entries: [{ to: '/teach/questions', label: 'پرسش‌ها', icon: MessageCircleQuestion }],
  },
  { label: 'کارهای دیگر', entries: [{ to: '/panel', label: 'پنل من', icon: UserRound, whole: true }] },
]
