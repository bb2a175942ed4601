import {
  Award,
  Bell,
  BookOpen,
  CloudDownload,
  Gift,
  HandHeart,
  Heart,
  House,
  KeyRound,
  LayoutDashboard,
  MonitorSmartphone,
  NotebookPen,
  Presentation,
  ReceiptText,
  Sparkles,
  UserRound,
  UsersRound,
  WalletCards,
  WalletMinimal,
} from 'lucide-react'
import type { MenuEntry, MenuGroup } from './menus.ts'

// A file of its own, so that its icons stay out of the first load of public pages.

const today: MenuEntry = { to: '/panel', label: 'امروز', icon: House, whole: true, shape: 'band' }
const courses: MenuEntry = { to: '/panel/courses', label: 'دوره‌های من', icon: BookOpen }
const notes: MenuEntry = { to: '/panel/notes', label: 'یادداشت‌ها', icon: NotebookPen }
const marks: MenuEntry = { to: '/panel/marks', label: 'نمره‌های من', icon: Award }
const notices: MenuEntry = { to: '/panel/notices', label: 'اعلان‌ها', icon: Bell }
const profile: MenuEntry = { to: '/panel/profile', label: 'نمایهٔ من', icon: UserRound, shape: 'fields' }
const security: MenuEntry = { to: '/panel/security', label: 'امنیت حساب', icon: KeyRound }

export const panelMenu: readonly MenuGroup[] = [
  { label: 'کار روز', entries: [today, courses, notes, marks, notices] },
  {
    label: 'حساب من',
    entries: [
      { to: '/panel/wallet', label: 'کیف پول', icon: WalletMinimal },
      { to: '/panel/factors', label: 'فاکتورها', icon: ReceiptText },
      { to: '/panel/gift-cards', label: 'کارت‌های هدیه', icon: WalletCards },
      { to: '/panel/plus', label: 'پلاس من', icon: Sparkles },
      { to: '/panel/presents', label: 'هدیه‌ها', icon: HandHeart },
      { to: '/panel/seats', label: 'خرید سازمانی', icon: UsersRound },
      profile,
      security,
      { to: '/panel/wishes', label: 'نگه‌داشته‌ها', icon: Heart },
      { to: '/panel/offline', label: 'درس‌های نگه‌داشته', icon: CloudDownload },
      { to: '/panel/sessions', label: 'نشست‌ها', icon: MonitorSmartphone },
      { to: '/panel/referral', label: 'دعوت از دوستان', icon: Gift },
      {
        to: '/panel/teach',
        label: 'درخواست تدریس',
        icon: Presentation,
        shape: 'fields',
        sees: ({ roles }) => !roles.includes('teacher'),
      },
    ],
  },
  {
    label: 'کارهای دیگر',
    entries: [
      {
        to: '/manage',
        label: 'مدیریت',
        icon: LayoutDashboard,
        sees: (visitor) => visitor.roles.includes('manager'),
      },
    ],
  },
]

/** The ways at the foot of a phone. */
export const panelFoot: readonly MenuEntry[] = [today, { ...courses, label: 'دوره‌ها' }, notes, notices]
