import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { roomOfTabs } from './room-of-tabs.ts'
import { tabLook } from './tab-links.tsx'

interface FoldingTabsProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly title: string; readonly here: boolean }[]
}

/**
 * Tabs that lead to pages; those for which the row is too narrow stand in a menu at its end, never the current one. It
 * needs no JavaScript, and nothing moves when the page is hydrated.
 */
export function FoldingTabs({ label, links }: FoldingTabsProps) {
  const menu = useId()
  const { all, each } = roomOfTabs(links)
  return (
    <nav aria-label={label} className="@container border-b border-line">
      <ul className="flex">
        {links.map(({ to, title, here }, at) => (
          <li key={to} className="tab-in-row shrink-0" data-room={each[at]}>
            <Link to={to} aria-current={here ? 'page' : undefined} className={tabLook}>
              {title}
            </Link>
          </li>
        ))}
        <li className="tab-in-menu shrink-0" data-room={all}>
          <button type="button" popoverTarget={menu} className={`${tabLook} tabs-more`}>
            بیشتر
            <Icon of={ChevronDown} size={18} />
          </button>
          <ul
            id={menu}
            popover="auto"
            className="tabs-rest m-0 min-w-48 rounded-card border border-line bg-raised p-2 text-ink shadow-float"
          >
            {links.map(({ to, title }, at) => (
              <li key={to} className="tab-in-menu" data-room={each[at]}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center rounded-control px-3 text-15 font-[550] hover:bg-sunken"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  )
}
