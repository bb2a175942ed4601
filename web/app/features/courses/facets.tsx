import type { Answer } from '@arvand/contracts/endpoint'
import type { listCourses } from '@arvand/contracts/home/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type Chosen, listAddress } from './list-address.ts'
import { levelWords, priceWords, coursesWords as words } from './words.ts'

export type Facets = Answer<typeof listCourses>['facets']

/** Filters of the list as links with counts; the link of a chosen filter removes it. */
export default function FacetLinks({ facets, chosen }: { facets: Facets; chosen: Chosen }) {
  return (
    <div className="grid gap-6">
      <Facet title={words.category}>
        {facets.categories.map(({ slug, title, count }) => (
          <FacetLink
            key={slug}
            count={count}
            on={chosen.category === slug}
            to={listAddress({ ...chosen, category: chosen.category === slug ? null : slug })}
          >
            {title}
          </FacetLink>
        ))}
      </Facet>
      <Facet title={words.level}>
        {facets.levels.map(({ level, count }) => (
          <FacetLink
            key={level}
            count={count}
            on={chosen.level === level}
            to={listAddress({ ...chosen, level: chosen.level === level ? null : level })}
          >
            {levelWords[level]}
          </FacetLink>
        ))}
      </Facet>
      <Facet title={words.price}>
        {facets.prices.map(({ price, count }) => (
          <FacetLink
            key={price}
            count={count}
            on={chosen.price === price}
            to={listAddress({ ...chosen, price: chosen.price === price ? null : price })}
          >
            {priceWords[price]}
          </FacetLink>
        ))}
      </Facet>
    </div>
  )
}

const Facet = ({ title, children }: { title: string; children: ReactNode }) => (
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

/** A filter without any course is not a link, unless it is chosen and the link removes it. */
function FacetLink({ to, count, on, children }: FacetLinkProps) {
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
