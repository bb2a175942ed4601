import type { MenuEntry, MenuGroup } from './menus.ts'

// The way through the public pages is one text of the site, not what each feature asks for.
export const publicMenu: readonly MenuEntry[] = [
  { to: '/courses', label: 'دوره‌ها' },
  { to: '/paths', label: 'مسیرها' },
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
      { to: '/plus', label: 'پلاس' },
      { to: '/gift-cards', label: 'کارت هدیه' },
    ],
  },
  {
    label: 'آروند',
    entries: [
      { to: '/about', label: 'دربارهٔ ما' },
      { to: '/contact', label: 'تماس با ما' },
    ],
  },
  {
    label: 'راهنما',
    entries: [
      { to: '/terms', label: 'قوانین' },
      { to: '/privacy', label: 'حریم خصوصی' },
      { to: '/refunds', label: 'بازگشت وجه' },
      { to: '/developers', label: 'برای برنامه‌نویسان' },
    ],
  },
]
