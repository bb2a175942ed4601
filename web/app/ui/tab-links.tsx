import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TabLinksProps {
  label: string
  links: readonly { to: string; title: ReactNode; here?: boolean }[]
  /** The page keeps its place, and the tabs are one step in its history. */
  still?: boolean
}

/** Tabs that are pages: they look like tabs, are links, and need no JavaScript. */
export function TabLinks({ label, links, still = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex">
        {links.map(({ to, title, here }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset={still}
              replace={still}
              aria-current={here ? 'page' : undefined}
              className="inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-4 text-15 font-label text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-primary-600 aria-[current=page]:text-primary-700"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
