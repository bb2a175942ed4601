import type { Visitor } from '../given.ts'
import type { LucideIcon } from '../ui/icon.tsx'

/** One way to a screen. Only screens that exist are listed: `menus.test.ts` holds each against the routes. */
export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon?: LucideIcon
  /** Lit only on this very page, not below it. */
  readonly whole?: boolean
  /** What stands in its place while it is on its way; rows when left out. */
  readonly shape?: 'rows' | 'fields' | 'band'
  /** Who sees it; everyone when left out. */
  readonly sees?: (visitor: Visitor) => boolean
}

export interface MenuGroup {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

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

/** A menu as one visitor sees it; groups with nothing to see are left out. */
export const seenBy = (menu: readonly MenuGroup[], visitor: Visitor | null): MenuGroup[] =>
  menu
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ sees }) => !sees || (visitor !== null && sees(visitor))),
    }))
    .filter(({ entries }) => entries.length > 0)

export type Lit = (entry: MenuEntry) => boolean

/** Of each way, whether it leads to the page at this path or above it. */
export const litAt =
  (pathname: string): Lit =>
  ({ to, whole = false }) =>
    pathname === to || (!whole && pathname.startsWith(`${to}/`))
