import { localDigits } from '@arvand/persian/digits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'
import { Link, TextLink } from './link.tsx'

/** Numbers to show for `page` of `pages`: the ends, the neighbours, and gaps before and after it. */
export function pageNumbers(page: number, pages: number): (number | 'before' | 'after')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? 0)
    return gap === 2
      ? [number - 1, number]
      : gap > 2
        ? [number > page ? 'after' : 'before', number]
        : [number]
  })
}

interface PaginationProps {
  page: number
  pages: number
  /** What the pages list, where a page has two of these. */
  label?: string
  to: (page: number) => string
}

/** Pages by number, as links. */
export function Pagination({ page, pages, to, label = 'صفحه‌ها' }: PaginationProps) {
  if (pages < 2) return null
  const seat = 'grid size-11 place-items-center rounded-control text-15 font-label'
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
        <Step label="صفحهٔ پیش" icon={ChevronLeft} to={page > 1 ? to(page - 1) : null} />
        {pageNumbers(page, pages).map((number) =>
          typeof number === 'string' ? (
            <li key={number} className={`${seat} text-muted`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li
              key={number}
              className={
                Math.abs(number - page) === 1 && number !== 1 && number !== pages ? 'hidden sm:block' : ''
              }
            >
              <Link
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`صفحهٔ ${localDigits(number)}`}
                className={`${seat} hover:bg-sunken aria-[current=page]:bg-primary-600 aria-[current=page]:text-on-primary`}
              >
                {localDigits(number)}
              </Link>
            </li>
          ),
        )}
        <Step label="صفحهٔ بعد" icon={ChevronRight} to={page < pages ? to(page + 1) : null} />
      </ul>
    </nav>
  )
}

function Step({ label, icon, to }: { label: string; icon: LucideIcon; to: string | null }) {
  const seat = 'grid size-11 place-items-center rounded-control'
  return (
    <li>
      {to ? (
        <Link to={to} aria-label={label} className={`${seat} hover:bg-sunken`}>
          <Icon of={icon} mirror />
        </Link>
      ) : (
        <span className={`${seat} text-edge`}>
          <Icon of={icon} mirror />
        </span>
      )}
    </li>
  )
}

interface CursorPagerProps {
  isFirst: boolean
  nextCursor: string | null
  /** What the list holds. */
  label: string
  /** In what order the rows stand: «تازه‌ترین‌ها بالاترند.» */
  note?: ReactNode
  /** Address of the page from a cursor on, or of the first one. */
  to: (cursor: string | null) => string
}

/**
 * The pager of a list whose pages are not counted: links to the first page and to the next. Renders nothing for a list
 * with only one page.
 */
export function CursorPager({ isFirst, nextCursor, label, note, to }: CursorPagerProps) {
  if (isFirst && nextCursor === null) return null
  return (
    <nav aria-label={`ادامهٔ ${label}`} className="flex flex-wrap items-center gap-x-6 text-14 text-muted">
      <span className="me-auto py-2">{note}</span>
      {isFirst ? null : <Way to={to(null)}>ابتدای فهرست</Way>}
      {nextCursor === null ? null : <Way to={to(nextCursor)}>صفحهٔ بعد</Way>}
    </nav>
  )
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <TextLink alone to={to} className="inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)
