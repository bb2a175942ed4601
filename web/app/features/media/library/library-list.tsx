import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/link.tsx'
import { CursorPager } from '../../../ui/pagination.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { libraryWords as words } from '../words.ts'
import { fileGrid } from './file-card.tsx'
import type { LibraryChoice } from './library-search.tsx'

interface LibraryListProps {
  readonly label: string
  readonly chosen: LibraryChoice
  readonly isFirst: boolean
  readonly nextCursor: string | null
  /** What is said where there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string }
  /** The cards; empty when there are none. */
  readonly children: readonly ReactNode[]
}

/** The grid of files, its empty states and the way on. */
export function LibraryList({ label, chosen, isFirst, nextCursor, empty, children }: LibraryListProps) {
  const isChosen = chosen.q !== '' || chosen.kind !== null
  return (
    <>
      {children.length > 0 ? (
        <ul aria-label={label} className={fileGrid}>
          {children}
        </ul>
      ) : isChosen ? (
        <EmptyState
          title={words.nothing}
          level={2}
          action={
            <ButtonLink to="?" look="outline" size="compact">
              {words.clear}
            </ButtonLink>
          }
        >
          {words.nothingText}
        </EmptyState>
      ) : (
        <EmptyState title={empty.title} level={2}>
          {empty.text}
        </EmptyState>
      )}
      <CursorPager
        isFirst={isFirst}
        nextCursor={nextCursor}
        filter={{ ...chosen }}
        note={words.order}
        next={words.older}
      />
    </>
  )
}
