import type { LucideIcon } from 'lucide-react'
import type { Visitor } from '../given.ts'

/** One way to a screen. Only screens that exist are listed: `menus.test.ts` holds each against the routes. */
export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon?: LucideIcon
  /** Who sees it; everyone when left out. */
  readonly sees?: (visitor: Visitor) => boolean
}

export interface MenuGroup {
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

export const publicMenu: readonly MenuEntry[] = [
  { to: '/about', label: 'دربارهٔ ما' },
  { to: '/contact', label: 'تماس با ما' },
]

export const footerMenu: readonly MenuGroup[] = [
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
    ],
  },
]
