import { type ReactNode, useEffect, useRef } from 'react'
import { bringIntoRow } from './bring-into-row.ts'
import { Link } from './link.tsx'

interface TabLinksProps {
  label: string
  links: readonly { to: string; title: ReactNode; here?: boolean }[]
  /** A click does not scroll the page and replaces the entry in the browser's history. */
  still?: boolean
}

export const tabLook =
  'inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-4 text-15 font-label text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-primary-600 aria-[current=page]:text-primary-700'

/** Tabs that lead to pages: they look like tabs, are links, and need no JavaScript. */
export function TabLinks({ label, links, still = false }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const open = links.find(({ here }) => here)?.to
  // On a narrow screen the current tab may lie beyond the edge of the row.
  useEffect(() => {
    const current = open === undefined ? null : nav.current?.querySelector('[aria-current=page]')
    if (nav.current && current) bringIntoRow(nav.current, current)
  }, [open])
  return (
    <nav ref={nav} aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex">
        {links.map(({ to, title, here }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset={still}
              replace={still}
              aria-current={here ? 'page' : undefined}
              className={tabLook}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
