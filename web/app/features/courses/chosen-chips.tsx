import { X } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Facets } from './facets.tsx'
import { type Chosen, listAddress } from './list-address.ts'
import { levelWords, priceWords, coursesWords as words } from './words.ts'

/** The chosen filters, each a link that removes it. */
export function ChosenChips({ facets, chosen }: { facets: Facets; chosen: Chosen }) {
  const { q, category, level, price } = chosen
  const field = facets.categories.find(({ slug }) => slug === category)
  const chips = [
    q ? { label: q, to: listAddress({ ...chosen, q: '' }) } : null,
    field ? { label: field.title, to: listAddress({ ...chosen, category: null }) } : null,
    level ? { label: levelWords[level], to: listAddress({ ...chosen, level: null }) } : null,
    price ? { label: priceWords[price], to: listAddress({ ...chosen, price: null }) } : null,
  ].filter((chip) => chip !== null)
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            aria-label={words.drop(label)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-primary-100 ps-4 pe-3 text-14 font-label text-primary-700 hover:bg-sunken"
          >
            <span className="truncate">{label}</span>
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Link
            to="/courses"
            className="inline-flex min-h-11 items-center rounded-small px-2 text-14 font-label text-primary-700 hover:underline"
          >
            {words.clear}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
