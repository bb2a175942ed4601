import type { FileKind } from '@arvand/contracts/panel/media'
import type { ReactNode } from 'react'
import type { ListFilter } from '../../../shell/filter-bar.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { type ListPage, newestFirst } from '../../../shell/paged-rows.tsx'
import { libraryWords as words } from '../words.ts'
import { fileGrid } from './file-card.tsx'

interface LibraryListProps<File> {
  readonly page: ListPage<File>
  readonly label: string
  /** Shown when the library has no files at all. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Draws the card of a file. */
  readonly children: (file: File) => ReactNode
}

const kinds = [
  'video',
  'audio',
  'picture',
  'document',
  'captions',
  'archive',
] as const satisfies readonly FileKind[]

const filters: readonly ListFilter[] = [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  {
    kind: 'chips',
    name: 'kind',
    label: words.kindsLabel,
    all: words.everyKind,
    options: kinds.map((value) => ({ value, title: words.kinds[value] })),
  },
]

/** Files as a grid of cards, found by name and kind. */
export const LibraryList = <File,>({ children, ...list }: LibraryListProps<File>) => (
  <PagedList
    {...list}
    filters={filters}
    nothing={{ title: words.nothing, text: words.nothingText }}
    order={newestFirst}
  >
    {(files) => (
      <ul aria-label={list.label} className={fileGrid}>
        {files.map(children)}
      </ul>
    )}
  </PagedList>
)
