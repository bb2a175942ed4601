import { siteName } from '@arvand/contracts/site-name'
import { Menu, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.ts'
import { AccountPortrait } from './account-portrait.tsx'
import { litAt } from './lit-at.ts'
import { publicMenu } from './public-menu.ts'
import { SiteLogo } from './site-logo.tsx'
import { useVisitor } from './use-root.ts'

interface PublicHeaderProps {
  readonly fields: ReactNode
  readonly search: ReactNode
  readonly cart: ReactNode
  /** The notices of somebody signed in. */
  readonly bell: ReactNode
}

const square = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken'

/** The bar over public pages. The phone's menu is a popover of the browser, so it opens without JavaScript. */
export function PublicHeader({ fields, search, cart, bell }: PublicHeaderProps) {
  const visitor = useVisitor()
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex h-[60px] items-center gap-1 md:h-18 md:gap-4">
        <Link
          to="/"
          aria-label={`${siteName()}، صفحهٔ نخست`}
          className="inline-flex min-h-11 shrink-0 items-center"
        >
          <SiteLogo />
        </Link>
        {fields}
        <div className="hidden min-w-70 flex-1 md:flex">{search}</div>
        <div className="ms-auto flex items-center gap-1 md:gap-2">
          <Link to="/search" aria-label="جست‌وجو" className={`${square} md:hidden`}>
            <Icon of={Search} size={24} />
          </Link>
          {cart}
          {/* The narrowest phones have no room for it; the panel has it too. */}
          {visitor ? <span className="contents max-[22.4rem]:hidden">{bell}</span> : null}
          {visitor ? <AccountPortrait /> : <SignIn />}
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

const signIn = 'ورود یا ثبت‌نام'

function SignIn() {
  return (
    <Link
      to="/auth/sign-in"
      aria-label={signIn}
      className="inline-flex min-h-11 shrink-0 items-center rounded-control bg-primary-600 px-4 text-15 font-label text-on-primary hover:bg-primary-700"
    >
      <span className="md:hidden">ورود</span>
      <span className="max-md:hidden">{signIn}</span>
    </Link>
  )
}

/** The links of the phone's menu. */
function MenuWays() {
  const lit = litAt(useLocation().pathname)
  const ways = () =>
    publicMenu.map((entry) => (
      <li key={entry.to}>
        <Link
          to={entry.to}
          aria-current={lit(entry) ? 'page' : undefined}
          className="flex min-h-[46px] items-center rounded-control px-3 text-15 font-[550] hover:bg-sunken aria-[current=page]:bg-primary-100 aria-[current=page]:text-primary-700"
        >
          {entry.label}
        </Link>
      </li>
    ))
  return <ul {...still(`${publicMenu.find(lit)?.to}`, ways)} />
}

function PhoneMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget="public-menu"
        aria-label="باز کردن فهرست"
        className={`${square} md:hidden`}
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
            className={square}
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        <nav aria-label="بخش‌های آروند">
          <MenuWays />
        </nav>
      </div>
    </>
  )
}
