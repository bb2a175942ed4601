import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { still } from '../ui/still.ts'
import { litAt } from './lit-at.ts'
import { publicMenu } from './public-menu.ts'
import { siteName } from './site.ts'
import { useVisitor } from './use-root.ts'

/** The bar over public pages. The phone's menu is a popover of the browser, so it opens without JavaScript. */
export function PublicHeader({ tools }: { tools: ReactNode }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex h-[60px] items-center gap-2 md:h-18 md:gap-8">
        <Link to="/" aria-label={`${siteName}، صفحهٔ نخست`} className="inline-flex min-h-11 items-center">
          <Logo name={siteName} />
        </Link>
        <nav aria-label="بخش‌های آروند" className="hidden flex-1 md:block">
          <MenuWays
            list="flex gap-1"
            way="inline-flex min-h-11 items-center rounded-control px-3 text-15 font-[550] text-muted hover:text-ink aria-[current=page]:text-primary-700"
          />
        </nav>
        <div className="ms-auto flex items-center gap-2">
          {tools}
          <AccountLink />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

/** The links of the menu, styled for the bar or for the drawer. */
function MenuWays({ list, way }: { list?: string; way: string }) {
  const lit = litAt(useLocation().pathname)
  const ways = () =>
    publicMenu.map((entry) => (
      <li key={entry.to}>
        <Link to={entry.to} aria-current={lit(entry) ? 'page' : undefined} className={way}>
          {entry.label}
        </Link>
      </li>
    ))
  return <ul className={list} {...still(`${publicMenu.find(lit)?.to} ${way}`, ways)} />
}

function AccountLink() {
  const visitor = useVisitor()
  return (
    <Link
      to={visitor ? '/panel' : '/auth/sign-in'}
      aria-label={visitor ? undefined : signIn}
      className="inline-flex min-h-11 items-center rounded-control bg-primary-600 px-4 text-15 font-label text-on-primary hover:bg-primary-700"
    >
      {visitor ? (
        'پنل من'
      ) : (
        <>
          <span className="sm:hidden">ورود</span>
          <span className="max-sm:hidden">{signIn}</span>
        </>
      )}
    </Link>
  )
}

const signIn = 'ورود یا ثبت‌نام'

function PhoneMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget="public-menu"
        aria-label="باز کردن فهرست"
        className="grid size-11 place-items-center rounded-control hover:bg-sunken md:hidden"
      >
        <Icon of={Menu} size={24} />
      </button>
      <div
        id="public-menu"
        popover="auto"
        className="drawer inset-y-0 end-0 start-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-raised p-4 text-ink shadow-float backdrop:bg-veil"
      >
        <div className="flex items-center justify-between pb-3">
          <span className="text-18 font-title">فهرست</span>
          <button
            type="button"
            popoverTarget="public-menu"
            popoverTargetAction="hide"
            aria-label="بستن فهرست"
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        <nav aria-label="بخش‌های آروند">
          <MenuWays way="flex min-h-[46px] items-center rounded-control px-3 text-15 font-[550] hover:bg-sunken aria-[current=page]:bg-primary-100 aria-[current=page]:text-primary-700" />
        </nav>
      </div>
    </>
  )
}
