import { Menu, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import type { Visitor } from '../given.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { ArrivingPage } from './arriving-page.tsx'
import { type MenuEntry, type MenuGroup, seenBy } from './menus.ts'
import { PageCrumbs } from './page-crumbs.tsx'
import { openPalette } from './palette-wish.ts'
import { siteName } from './site.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useVisitor } from './use-root.ts'

interface SideFrameProps {
  /** What the menu is called to a screen reader. */
  readonly label: string
  readonly menu: readonly MenuGroup[]
  /** Up to four ways that a phone holds at its foot; without them the menu is a drawer alone. */
  readonly foot?: readonly MenuEntry[]
  /** At the end of the bar, and in the corner where there is none: the bell. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The frame of panel, teacher and manager: a menu at the side from 1280 px, a bar and a drawer below that. */
export function SideFrame({ label, menu, foot = [], tools, children }: SideFrameProps) {
  const visitor = useVisitor()
  const groups = seenBy(menu, visitor)
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[15.5rem_1fr]">
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-line bg-surface px-4 py-5 xl:flex">
        <HomeLink />
        <nav aria-label={label} className="pt-4">
          <MenuList groups={groups} />
        </nav>
        <SideFoot visitor={visitor} />
      </aside>
      <PhoneBar label={label} groups={groups} visitor={visitor} tools={tools} />
      <main id="main" className={`min-w-0 ${foot.length > 0 ? 'pb-24 xl:pb-0' : ''}`}>
        <div className="relative mx-auto w-full max-w-[75rem] px-4 py-5 md:px-6 xl:px-9 xl:py-7">
          <CornerTools>{tools}</CornerTools>
          <PageCrumbs />
          <ArrivingPage entries={groups.flatMap(({ entries }) => entries)}>{children}</ArrivingPage>
        </div>
      </main>
      {foot.length > 0 ? <PhoneFoot entries={foot} label={label} /> : null}
    </div>
  )
}

/** Where there is no bar: the way to any page, and the tools. */
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

const row =
  'flex min-h-[46px] items-center gap-3 rounded-control px-3 text-15 font-[550] hover:bg-sunken aria-[current=page]:bg-primary-100 aria-[current=page]:text-primary-700'

function MenuList({ groups }: { groups: readonly MenuGroup[] }) {
  return groups.map(({ label, entries }, index) => (
    <ul key={label} aria-label={label} className={index > 0 ? 'mt-3 border-t border-line pt-3' : ''}>
      {entries.map(({ to, label, icon, whole }) => (
        <li key={to}>
          <NavLink to={to} end={whole ?? false} className={row}>
            {icon ? <Icon of={icon} /> : null}
            {label}
          </NavLink>
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

const square = 'grid size-11 place-items-center rounded-control hover:bg-sunken'

function PhoneBar({
  label,
  groups,
  visitor,
  tools,
}: Pick<SideFrameProps, 'label' | 'tools'> & { groups: readonly MenuGroup[]; visitor: Visitor | null }) {
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
      <div
        id="side-menu"
        popover="auto"
        className="drawer inset-y-0 end-0 start-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col overflow-y-auto bg-raised p-4 text-ink shadow-float backdrop:bg-veil open:flex"
      >
        <button
          type="button"
          popoverTarget="side-menu"
          popoverTargetAction="hide"
          aria-label="بستن فهرست"
          className={`${square} ms-auto shrink-0`}
        >
          <Icon of={X} size={24} />
        </button>
        <nav aria-label={label}>
          <MenuList groups={groups} />
        </nav>
        <SideFoot visitor={visitor} />
      </div>
    </header>
  )
}

function PhoneFoot({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  return (
    <nav
      aria-label={`${label}، راه‌های نزدیک`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <ul className="flex">
        {entries.map(({ to, label, icon, whole }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end={whole ?? false}
              className="grid min-h-16 place-content-center justify-items-center gap-1 text-12 font-label text-muted aria-[current=page]:text-primary-700"
            >
              {icon ? <Icon of={icon} size={24} /> : null}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
