import { Menu, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { still } from '../ui/still.ts'
import { ArrivingPage } from './arriving-page.tsx'
import { FrameMenu } from './frame-menu.ts'
import { type Lit, litAt } from './lit-at.ts'
import { type MenuEntry, type MenuGroup, seenBy } from './menus.ts'
import { PageCrumbs } from './page-crumbs.tsx'
import { openPalette } from './palette-wish.ts'
import { siteName } from './site.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useVisitor } from './use-root.ts'

interface SideFrameProps {
  /** The menu's name for screen readers. */
  readonly label: string
  readonly menu: readonly MenuGroup[]
  /** Up to four entries for the bottom bar of a phone; without them a phone has only the drawer. */
  readonly foot?: readonly MenuEntry[]
  /** Tools such as the bell, at the end of the phone's bar, or in the corner of a wide page. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of panel, teacher and manager: a menu at the side from 1280 px, a bar and a drawer below that. */
export function SideFrame({ label, menu, foot = [], tools, children }: SideFrameProps) {
  const visitor = useVisitor()
  const groups = seenBy(menu, visitor)
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[15.5rem_1fr]">
      <SideMenu label={label} groups={groups} visitor={visitor} />
      <PhoneBar tools={tools} />
      <main id="main" className={`min-w-0 ${foot.length > 0 ? 'pb-24 xl:pb-0' : ''}`}>
        <div className="relative mx-auto w-full max-w-[75rem] px-4 py-5 md:px-6 xl:px-9 xl:py-7">
          <CornerTools>{tools}</CornerTools>
          <PageCrumbs />
          <ArrivingPage entries={groups.flatMap(({ entries }) => entries)}>
            <FrameMenu value={menu}>{children}</FrameMenu>
          </ArrivingPage>
        </div>
      </main>
      {foot.length > 0 ? <PhoneFoot entries={foot} label={label} /> : null}
    </div>
  )
}

/** From 1280 px on, where there is no bar: the button that opens the palette, and the tools. */
function CornerTools({ children }: { children: ReactNode }) {
  return (
    <div className="absolute end-9 top-7 hidden items-center gap-2 xl:flex">
      <button
        type="button"
        onClick={openPalette}
        className="hidden h-12 w-56 items-center gap-3 rounded-control border border-edge bg-surface px-4 text-15 text-muted hover:border-muted [@media(scripting:enabled)]:flex"
      >
        <Icon of={Search} />
        رفتن به…
        <kbd className="ms-auto text-12">Ctrl K</kbd>
      </button>
      {children}
    </div>
  )
}

function HomeLink() {
  return (
    <Link
      to="/"
      aria-label={`${siteName}، صفحهٔ نخست`}
      className="inline-flex min-h-11 items-center rounded-control px-2"
    >
      <Logo name={siteName} />
    </Link>
  )
}

const square = 'grid size-11 place-items-center rounded-control hover:bg-sunken'

interface SideMenuProps extends Pick<SideFrameProps, 'label'> {
  readonly groups: readonly MenuGroup[]
  readonly visitor: Visitor | null
}

/**
 * One menu for all widths: a popover of the browser, which from 1280 px on is always shown at the side, open or not.
 */
function SideMenu({ label, groups, visitor }: SideMenuProps) {
  const lit = litAt(useLocation().pathname)
  const entries = groups.flatMap((group) => group.entries)
  const key = [label, ...entries.map((entry) => `${entry.to}${lit(entry) ? '*' : ''}`)].join(' ')
  return (
    <aside
      id="side-menu"
      popover="auto"
      className="drawer m-0 h-dvh flex-col overflow-y-auto text-ink backdrop:bg-veil open:flex max-xl:inset-y-0 max-xl:end-0 max-xl:start-auto max-xl:max-h-none max-xl:w-72 max-xl:max-w-[85vw] max-xl:bg-raised max-xl:p-4 max-xl:shadow-float xl:sticky xl:inset-auto xl:top-0 xl:flex xl:w-auto xl:border-e xl:border-line xl:bg-surface xl:px-4 xl:py-5"
    >
      <span className="hidden xl:block">
        <HomeLink />
      </span>
      <button
        type="button"
        popoverTarget="side-menu"
        popoverTargetAction="hide"
        aria-label="بستن فهرست"
        className={`${square} ms-auto shrink-0 xl:hidden`}
      >
        <Icon of={X} size={24} />
      </button>
      <nav
        aria-label={label}
        className="xl:pt-4"
        {...still(key, () => <MenuList groups={groups} lit={lit} />)}
      />
      <SideFoot visitor={visitor} />
    </aside>
  )
}

const row =
  'flex min-h-[46px] items-center gap-3 rounded-control px-3 text-15 font-[550] hover:bg-sunken aria-[current=page]:bg-primary-100 aria-[current=page]:text-primary-700'

function MenuList({ groups, lit }: { groups: readonly MenuGroup[]; lit: Lit }) {
  return groups.map(({ label, entries }, index) => (
    <ul key={label} aria-label={label} className={index > 0 ? 'mt-3 border-t border-line pt-3' : ''}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={lit(entry) ? 'page' : undefined} className={row}>
            {entry.icon ? <Icon of={entry.icon} /> : null}
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  ))
}

function SideFoot({ visitor }: { visitor: Visitor | null }) {
  return (
    <div className="mt-auto grid gap-3 pt-6">
      <ThemeSwitch compact />
      {visitor ? (
        <p className="flex items-center gap-3 px-2">
          <Avatar name={visitor.name} seed={visitor.id} photo={visitor.image} size={40} />
          <span className="min-w-0 flex-1 truncate text-15 font-label">{visitor.name}</span>
          <Link to="/signout" className="inline-flex min-h-11 items-center text-14 text-muted hover:text-ink">
            خروج
          </Link>
        </p>
      ) : null}
    </div>
  )
}

function PhoneBar({ tools }: Pick<SideFrameProps, 'tools'>) {
  return (
    <header className="flex h-[60px] items-center gap-1 border-b border-line bg-surface px-2 xl:hidden">
      <HomeLink />
      <button type="button" onClick={openPalette} aria-label="رفتن به صفحه" className={`${square} ms-auto`}>
        <Icon of={Search} size={24} />
      </button>
      {tools}
      <button type="button" popoverTarget="side-menu" aria-label="باز کردن فهرست" className={square}>
        <Icon of={Menu} size={24} />
      </button>
    </header>
  )
}

function PhoneFoot({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  const lit = litAt(useLocation().pathname)
  return (
    <nav
      aria-label={`${label}، راه‌های نزدیک`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <ul className="flex">
        {entries.map((entry) => (
          <li key={entry.to} className="flex-1">
            <Link
              to={entry.to}
              aria-current={lit(entry) ? 'page' : undefined}
              className="grid min-h-16 place-content-center justify-items-center gap-1 text-12 font-label text-muted aria-[current=page]:text-primary-700"
            >
              {entry.icon ? <Icon of={entry.icon} size={24} /> : null}
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
