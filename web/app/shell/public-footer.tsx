import { siteName } from '@arvand/contracts/site-name'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.ts'
import type { MenuEntry } from './menus.ts'
import { footerMenu } from './public-menu.ts'
import { SiteLogo } from './site-logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useRoot } from './use-root.ts'

export function PublicFooter() {
  return (
    <footer className="mt-14 bg-deep text-on-deep">
      <div className="page grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <div className="max-w-80">
          <SiteLogo onDeep />
          <p className="pt-2 text-15 text-deep-muted">جایی برای یاد گرفتن، آرام و تا آخر.</p>
        </div>
        {footerMenu.map(({ label, entries }) => (
          <nav key={label} aria-label={label}>
            <p className="text-15 font-label">{label}</p>
            <ul className="pt-1" {...still(`footer ${label}`, () => entries.map(footerWay))} />
          </nav>
        ))}
        <TrustSeal />
      </div>
      <div className="border-t border-deep-line">
        <div className="page flex flex-wrap items-center justify-between gap-3 py-3">
          <p className="text-14 text-deep-muted">© {siteName()}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

const footerWay = ({ to, label }: MenuEntry) => (
  <li key={to}>
    <Link to={to} className="inline-flex min-h-11 items-center text-15 text-deep-muted hover:text-on-deep">
      {label}
    </Link>
  </li>
)

/** The operator's e-trust seal. */
function TrustSeal() {
  const seal = useRoot().settings?.trustSeal
  if (!seal) return null
  return (
    <a href={seal.href} rel="noopener" target="_blank" className="block size-28 rounded-option bg-white p-2">
      <img src={seal.image} alt="نماد اعتماد الکترونیکی" width={96} height={96} loading="lazy" />
    </a>
  )
}
