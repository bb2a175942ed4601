import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'

/** Filter links of a list, in one line that scrolls on a phone. */
export function Chips({ label, centred = false, children }: ChipsProps) {
  const row = centred ? 'flex-wrap justify-center' : '-mx-4 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-1'
  return (
    <nav aria-label={label} className="max-w-full min-w-0">
      <ul className={`flex gap-2 py-1 ${row}`}>{children}</ul>
    </nav>
  )
}

interface ChipsProps {
  readonly label: string
  /** For a page whose text is centred: the chips wrap to several lines, so that all are visible at once. */
  readonly centred?: boolean
  readonly children: ReactNode
}

/** One filter link; `chosen` marks the filter of the list that is shown. */
export function Chip({ chosen = false, children, ...rest }: LinkProps & { chosen?: boolean }) {
  const look = chosen
    ? 'border-inverse bg-inverse text-on-inverse'
    : 'border-line bg-surface text-muted hover:border-edge hover:text-ink'
  return (
    <li className="shrink-0">
      <Link
        {...rest}
        aria-current={chosen ? 'true' : undefined}
        className={`inline-flex min-h-11 items-center rounded-full border px-5 text-14 font-label ${look}`}
      >
        {children}
      </Link>
    </li>
  )
}
