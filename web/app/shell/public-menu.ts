import { siteName } from '@arvand/contracts/site-name'
import type { MenuEntry, MenuGroup } from './menus.ts'

// The links of the public pages are written here in one list, not collected from features, because they read as one
// text.
export const publicMenu: readonly MenuEntry[] = [
  { to: '/courses', label: 'دوره‌ها' },
  { to: '/paths', label: 'مسیرها' },
  { to: '/webinars', label: 'وبینارها' },
  { to: '/articles', label: 'مقاله‌ها' },
  { to: '/plus', label: 'پلاس' },
  { to: '/about', label: 'دربارهٔ ما' },
  { to: '/contact', label: 'تماس با ما' },
]

export const footerMenu: readonly MenuGroup[] = [
  {
    label: 'یادگیری',
    entries: [
      { to: '/courses', label: 'دوره‌ها' },
      { to: '/paths', label: 'مسیرها' },
      { to: '/exams', label: 'آزمون‌ها' },
      { to: '/sample-questions', label: 'نمونه‌سؤال‌ها' },
      { to: '/webinars', label: 'وبینارها' },
      { to: '/articles', label: 'مقاله‌ها' },
      { to: '/plus', label: 'پلاس' },
      { to: '/gift-cards', label: 'کارت هدیه' },
      { to: '/jobs', label: 'فرصت‌های شغلی' },
      { to: '/companies', label: 'شرکت‌ها' },
    ],
  },
  {
    get label() {
      return siteName()
    },
    entries: [
      { to: '/about', label: 'دربارهٔ ما' },
      { to: '/contact', label: 'تماس با ما' },
    ],
  },
  {
    label: 'راهنما',
    entries: [
      { to: '/help', label: 'راهنما' },
      { to: '/certificates', label: 'بررسی گواهی' },
      { to: '/receipts', label: 'بررسی رسید آزمون' },
      { to: '/terms', label: 'قوانین' },
      { to: '/privacy', label: 'حریم خصوصی' },
      { to: '/refunds', label: 'بازپرداخت' },
      { to: '/developers', label: 'برای برنامه‌نویسان' },
    ],
  },
]
