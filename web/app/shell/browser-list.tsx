import type { ReactNode } from 'react'
import type { BrowserListState } from '../api/use-list.ts'
import { Button } from '../ui/button.tsx'
import { Loading, RowsSkeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

interface BrowserListProps<Item> {
  readonly list: BrowserListState<Item>
  readonly empty: { readonly title: string; readonly text?: string }
  /** Shown while the first rows load. */
  readonly loading?: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

/** The frame of a list that the browser loads by `useList`: its states, its rows, and a button for more of them. */
export function BrowserList<Item>({ list, empty, loading, children }: BrowserListProps<Item>) {
  const { items, state, hasMore, more, retry } = list
  if (state === 'failed') return <FailedList bare onRetry={items.length > 0 ? more : retry} />
  if (items.length === 0)
    return state === 'loading' ? (
      <Loading>{loading ?? <RowsSkeleton rows={3} />}</Loading>
    ) : (
      <EmptyState bare title={empty.title}>
        {empty.text}
      </EmptyState>
    )
  return (
    <>
      {children(items)}
      {hasMore ? (
        <p>
          <Button type="button" variant="soft" size="compact" pending={state === 'loading'} onClick={more}>
            بیشتر
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** Says that a list did not load, with a button to try again. */
export const FailedList = ({ bare, onRetry }: { bare?: boolean; onRetry: () => void }) => (
  <ErrorState
    {...(bare ? { bare } : {})}
    title="فهرست بارگذاری نشد"
    action={
      <Button type="button" variant="outline" size="compact" onClick={onRetry}>
        تلاش دوباره
      </Button>
    }
  >
    اینترنت را ببینید و دوباره تلاش کنید؛ چیزی از دست نرفته است.
  </ErrorState>
)
