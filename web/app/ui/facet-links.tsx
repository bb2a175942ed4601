import { formatNumber } from '@arvand/persian/numbers'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** One way to narrow a list: its choices as links with counts. */
export const Facet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="pb-1 text-15 font-title">{title}</h2>
    <ul>{children}</ul>
  </section>
)

interface FacetLinkProps {
  readonly to: string
  readonly count: number
  readonly on: boolean
  readonly children: ReactNode
}

/** The link of a chosen filter removes it. A filter that would leave nothing is no link, unless it is chosen. */
export function FacetLink({ to, count, on, children }: FacetLinkProps) {
  const box = on ? 'border-primary-600 bg-primary-600 text-on-primary' : 'border-edge bg-surface'
  const row = (
    <>
      <span className={`grid size-5 shrink-0 place-items-center rounded-small border ${box}`}>
        {on ? <Icon of={Check} size={16} /> : null}
      </span>
      <span className="flex-1">{children}</span>
      <span className="text-14 text-muted">{formatNumber(count)}</span>
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 rounded-control px-2 -mx-2 text-15'
  return (
    <li>
      {count === 0 && !on ? (
        <span className={`${look} text-muted`}>{row}</span>
      ) : (
        <Link to={to} aria-current={on ? 'true' : undefined} className={`${look} hover:bg-sunken`}>
          {row}
        </Link>
      )}
    </li>
  )
}
