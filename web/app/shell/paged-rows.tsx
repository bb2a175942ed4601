import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import type { ListQuery } from '../api/load-list.ts'
import { pathWith } from '../ui/address-with.ts'
import { CursorPager } from '../ui/pagination.tsx'

/** A page of a list as `loadList` gave it. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly query: ListQuery
}

interface PagerProps {
  readonly page: ListPage<unknown>
  /** What the list holds. */
  readonly label: string
  /** A sentence about the order of the rows, such as `newestFirst`. */
  readonly order?: ReactNode
  /** The id of the list's section, for a list far below the top of its page. */
  readonly anchor?: string
}

export interface PagedRowsProps<Item> extends PagerProps {
  readonly page: ListPage<Item>
  /** Shown when there are no rows. */
  readonly empty: ReactNode
  /** Shown instead of the rows while others load. */
  readonly loading?: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

export const newestFirst = 'تازه‌ترین‌ها بالاترند.'

/** The rows of a paged list, its empty state, and its pager. `PagedList` adds filters. */
export function PagedRows<Item>({ empty, loading, children, ...pager }: PagedRowsProps<Item>) {
  const { items, query } = pager.page
  const rows = useRows(query.cursor)
  const isBusy = useIsBusy()
  return (
    <>
      {query.wasInvalid ? (
        <p role="status" className="text-15 text-muted">
          بخشی از آدرس این صفحه درست نبود و کنار گذاشته شد.
        </p>
      ) : null}
      <div ref={rows} aria-busy={isBusy} className="contents">
        {isBusy && loading ? loading : items.length === 0 ? empty : children(items)}
      </div>
      <Pager {...pager} />
    </>
  )
}

/** Links to the next page and back to the first, for a list whose rows another part of the page draws. */
export function Pager({ page: { nextCursor, query }, label, order, anchor }: PagerProps) {
  const { pathname } = useLocation()
  const to = (cursor: string | null) =>
    pathWith(pathname, { ...query.filter, [query.cursorName]: cursor }) + (anchor ? `#${anchor}` : '')
  return (
    <CursorPager isFirst={query.cursor === null} nextCursor={nextCursor} label={label} note={order} to={to} />
  )
}

/** Whether another page of the same list is loading. */
function useIsBusy(): boolean {
  const { pathname, search } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname && location.search !== search
}

/**
 * A ref for the element around the rows. After a step to another page of the list, the focus moves to its first row;
 * going back moves no focus.
 */
function useRows(cursor: string | null) {
  const rows = useRef<HTMLDivElement>(null)
  const shown = useRef(cursor)
  const how = useNavigationType()
  useEffect(() => {
    if (shown.current === cursor) return
    shown.current = cursor
    if (how !== 'POP') focusFirstRow(rows.current)
  }, [cursor, how])
  return rows
}

function focusFirstRow(rows: HTMLElement | null): void {
  const all = [...(rows?.querySelectorAll<HTMLElement>('li, tbody tr, article') ?? [])]
  // A list may be drawn twice, as a table and as cards; only one of them is visible.
  const first = all.find((row) => row.getClientRects().length > 0)
  if (!first) return
  first.tabIndex = -1
  first.focus()
}
