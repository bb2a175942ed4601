import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

interface CardRowProps {
  readonly to: string
  readonly start?: ReactNode
  readonly title: string
  readonly note: string
  readonly end: ReactNode
}

/** A row of a card that is a link. */
export function CardRow({ to, start, title, note, end }: CardRowProps) {
  return (
    <li className="relative flex items-center gap-3 px-4.5 py-3 has-[a:hover]:bg-sunken md:px-6">
      {start}
      <div className="min-w-0 flex-1">
        <Link to={to} className="block truncate font-label after:absolute after:inset-0">
          {title}
        </Link>
        <p className="truncate text-14 text-muted">{note}</p>
      </div>
      <span className="shrink-0 text-14 text-muted">{end}</span>
    </li>
  )
}
