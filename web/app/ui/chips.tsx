import { type ReactNode, useEffect, useRef } from 'react'
import type { LinkProps } from 'react-router'
import { bringIntoRow } from './bring-into-row.ts'
import { Link } from './link.tsx'

/** Filter links of a list, in one line that scrolls on a phone. */
export function Chips({ label, centred = false, children }: ChipsProps) {
  const row = centred ? 'flex-wrap justify-center' : '-mx-4 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-1'
  const list = useRef<HTMLUListElement>(null)
  const brought = useRef<Element>(null)
  // On a phone the chosen chip may lie beyond the edge of the line. Once it is there, where the line stands is the
  // person's own matter, until another one is chosen.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]') ?? null
    if (list.current && current && current !== brought.current) bringIntoRow(list.current, current)
    brought.current = current
  })
  return (
    <nav aria-label={label} className="max-w-full min-w-0">
      <ul ref={list} className={`flex gap-2 py-1 ${row}`}>
        {children}
      </ul>
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
