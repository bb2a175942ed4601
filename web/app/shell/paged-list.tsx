import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink, TextLink } from '../ui/link.tsx'
import { List } from '../ui/list.tsx'
import { EmptyState } from '../ui/states.tsx'
import { FilterBar, isNarrowed, type ListFilter } from './filter-bar.tsx'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'

interface EmptyWords {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** What the person can do so that the list gets rows. */
  readonly action?: ReactNode
}

interface PagedListProps<Item> extends Omit<PagedRowsProps<Item>, 'empty' | 'children'> {
  readonly filters?: readonly ListFilter[]
  /** Shown when the list is empty without any filter; null shows nothing. */
  readonly empty: EmptyWords | null
  /** Shown when no row fits the filters. */
  readonly nothing?: Omit<EmptyWords, 'action'> | undefined
  /** Level of the headings of empty states; 2 right under the title of the page. */
  readonly level?: 2 | 3
  /** Between the filters and the rows: the outcome of an action on a row. */
  readonly news?: ReactNode
  /** One row of a `List`; the caller gives it its key. */
  readonly row?: (item: Item) => ReactNode
  /** All rows, for a list that is drawn as cards or a table. */
  readonly children?: (items: readonly Item[]) => ReactNode
}

/**
 * The frame of every paged list: filters stored in the address, rows, an empty state, and the pager. All of it is links
 * and plain forms, so that it works without JavaScript.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { filters = [], empty, nothing, level = 2, news, row, children, ...rows } = props
  const { items, query } = rows.page
  const narrowed = isNarrowed(query, filters) || query.cursor !== null
  const hasFilters = items.length > 0 || narrowed
  // Another page led to one row (`pageOrOne`).
  const isOne = query.filter.onlyId !== undefined
  return (
    <>
      {isOne ? (
        <OnlyOne isThere={items.length > 0} />
      ) : (
        <FilterBar
          query={query}
          filters={hasFilters ? filters : filters.filter(({ kind }) => kind === 'tabs')}
        />
      )}
      {news}
      <PagedRows
        {...rows}
        empty={narrowed ? <Nothing words={isOne ? gone : nothing} level={level} /> : emptyOf(empty, level)}
      >
        {(all) => (row ? <List label={rows.label}>{all.map(row)}</List> : children?.(all))}
      </PagedRows>
    </>
  )
}

/** Instead of the filters, of which none applies to a single row. */
function OnlyOne({ isThere }: { readonly isThere: boolean }) {
  const { pathname } = useLocation()
  if (!isThere) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15 text-muted">
      فقط همین یک مورد نشان داده شده است.
      <TextLink to={pathname} className="inline-flex min-h-11 items-center">
        دیدن همه
      </TextLink>
    </p>
  )
}

const gone = { title: 'این مورد دیگر این‌جا نیست', text: 'به آن رسیدگی شده یا پس گرفته شده است.' }

const emptyOf = (words: EmptyWords | null, level: 2 | 3) =>
  words && (
    <EmptyState title={words.title} level={level} action={words.action}>
      {words.text}
    </EmptyState>
  )

interface NothingProps {
  readonly words: EmptyWords | undefined
  readonly level: 2 | 3
}

/** Says that no row fits the filters, with a link that clears them. */
function Nothing({ words, level }: NothingProps) {
  const { pathname } = useLocation()
  const clear = (
    <ButtonLink to={pathname} variant="outline" size="compact">
      دیدن همه
    </ButtonLink>
  )
  return (
    <EmptyState title={words?.title ?? 'چیزی پیدا نشد'} level={level} action={clear}>
      {words ? words.text : 'جست‌وجو یا انتخاب‌های بالا را عوض کنید.'}
    </EmptyState>
  )
}
