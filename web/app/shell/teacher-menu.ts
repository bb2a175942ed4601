import {
  ArrowRightLeft,
  Banknote,
  BookOpen,
  House,
  Images,
  MessageCircleQuestion,
  UserRound,
} from 'lucide-react'
import type { MenuGroup } from './menus.ts'

export const teacherMenu: readonly MenuGroup[] = [
  {
    label: 'تدریس',
    entries: [
      { to: '/teach', label: 'امروز', icon: House, whole: true },
      { to: '/teach/courses', label: 'دوره‌ها', icon: BookOpen },
      { to: '/teach/questions', label: 'پرسش‌ها', icon: MessageCircleQuestion },
      { to: '/teach/income', label: 'درآمد', icon: Banknote },
    ],
  },
  {
    label: 'کارهای دیگر',
    entries: [
      { to: '/teach/media', label: 'کتابخانهٔ رسانه', icon: Images },
      { to: '/teach/exchange', label: 'جابه‌جایی دوره‌ها', icon: ArrowRightLeft },
      { to: '/panel', label: 'پنل من', icon: UserRound, whole: true },
    ],
  },
]
