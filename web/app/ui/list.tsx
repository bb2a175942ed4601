import type { ReactNode } from 'react'
import { Link } from './link.tsx'

/** Rows under one another with hairlines between. In a card its frame is the card's. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className={`divide-y divide-line overflow-clip rounded-card border border-line bg-surface ${inCard}`}
    >
      {children}
    </ul>
  )
}

const inCard =
  'in-data-card:-mx-4.5 in-data-card:rounded-none in-data-card:border-x-0 in-data-card:last:-mb-4.5 in-data-card:last:border-b-0 md:in-data-card:-mx-6 md:in-data-card:last:-mb-6'

interface ListRowProps {
  title: ReactNode
  note?: ReactNode
  /** At the start: an avatar, a tile, an icon. */
  start?: ReactNode
  /** At the end: a badge, a time, a button. */
  end?: ReactNode
  /** The address to which the whole row links. */
  to?: string
}

/** One row: an item, a few words about it, and its actions. */
export function ListRow({ title, note, start, end, to }: ListRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-4 has-[a.row:hover]:bg-sunken md:px-6">
      {start}
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-16 font-label leading-relaxed">
          {to ? (
            <Link to={to} className="row after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {note ? <p className="text-14 text-muted">{note}</p> : null}
      </div>
      {end ? <div className="relative flex flex-wrap items-center gap-3">{end}</div> : null}
    </li>
  )
}
