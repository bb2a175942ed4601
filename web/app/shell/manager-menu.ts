import type { Scope } from '@arvand/contracts/people'
import {
  BookOpenCheck,
  CalendarDays,
  ChartColumn,
  Flag,
  GraduationCap,
  House,
  Images,
  Scale,
  ScrollText,
  Sparkles,
  Star,
  TicketPercent,
  UserRound,
  UsersRound,
  WalletCards,
  WalletMinimal,
} from 'lucide-react'
import type { Visitor } from '../given.ts'
import type { MenuGroup } from './menus.ts'

const keeps =
  (scope: Scope) =>
  ({ scopes }: Visitor) =>
    scopes.includes(scope)

export const managerMenu: readonly MenuGroup[] = [
  {
    label: 'مدیریت',
    entries: [
      { to: '/manage', label: 'امروز', icon: House, whole: true },
      { to: '/manage/people', label: 'افراد و نقش‌ها', icon: UsersRound, sees: keeps('people') },
      { to: '/manage/courses', label: 'بررسی دوره‌ها', icon: BookOpenCheck, sees: keeps('content') },
      { to: '/manage/reviews', label: 'نظرها', icon: Star, sees: keeps('content') },
      { to: '/manage/teaching', label: 'درخواست‌های تدریس', icon: GraduationCap, sees: keeps('people') },
      { to: '/manage/media', label: 'رسانه‌ها', icon: Images, sees: keeps('content') },
      { to: '/manage/reports', label: 'گزارش‌ها', icon: Flag, sees: keeps('content') },
    ],
  },
  {
    label: 'مالی',
    entries: [
      { to: '/manage/off-codes', label: 'کدهای تخفیف', icon: TicketPercent, sees: keeps('finance') },
      { to: '/manage/gift-cards', label: 'کارت‌های هدیه', icon: WalletCards, sees: keeps('finance') },
      { to: '/manage/finance', label: 'فروش و مالی', icon: ChartColumn, sees: keeps('finance') },
      { to: '/manage/wallet', label: 'کیف پول افراد', icon: WalletMinimal, sees: keeps('finance') },
      { to: '/manage/plus', label: 'پلاس', icon: Sparkles, sees: keeps('finance') },
      { to: '/manage/ledger', label: 'دفتر کل', icon: Scale, sees: keeps('finance') },
    ],
  },
  {
    label: 'گرداندن آروند',
    entries: [
      { to: '/manage/holidays', label: 'تعطیلی‌ها', icon: CalendarDays, sees: keeps('settings') },
      { to: '/manage/audit', label: 'رد کارها', icon: ScrollText, sees: keeps('people') },
    ],
  },
  { label: 'کارهای دیگر', entries: [{ to: '/panel', label: 'پنل من', icon: UserRound, whole: true }] },
]
