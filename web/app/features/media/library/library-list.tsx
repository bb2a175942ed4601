import type { FileKind } from '@arvand/contracts/panel/media'
import type { ReactNode } from 'react'
import type { ListFilter } from '../../../shell/filter-bar.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { type ListPage, newestFirst } from '../../../shell/paged-rows.tsx'
import type { Option } from '../../../ui/select-field.tsx'
import { folderWords, libraryWords as words } from '../words.ts'
import { fileGrid } from './file-card.tsx'

interface LibraryListProps<File> {
  readonly page: ListPage<File>
  readonly label: string
  /** Shown when the library has no files at all. */
  readonly empty: { readonly title: string; readonly text: string }
  /** The tags to choose among. */
  readonly tags?: readonly Option[]
  /** What stands around the files. */
  readonly frame?: (files: ReactNode) => ReactNode
  /** Draws the card of a file. */
  readonly children: (file: File) => ReactNode
}

export const kinds = [
  'video',
  'audio',
  'picture',
  'document',
  'captions',
  'archive',
] as const satisfies readonly FileKind[]

export const usedOptions: readonly Option[] = [
  { value: 'yes', label: words.usedOnly },
  { value: 'no', label: words.unusedOnly },
]

const filtersWith = (tags: readonly Option[]): ListFilter[] => [
  { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
  { kind: 'select', name: 'used', label: words.usedLabel, all: words.usedOrNot, options: usedOptions },
  ...(tags.length > 0
    ? [
        {
          kind: 'select',
          name: 'tag',
          label: folderWords.tag,
          all: folderWords.everyTag,
          options: tags,
        } as const,
      ]
    : []),
  {
    kind: 'chips',
    name: 'kind',
    label: words.kindsLabel,
    all: words.everyKind,
    options: kinds.map((value) => ({ value, title: words.kinds[value] })),
  },
]

/** Files as a grid of cards, found by name, kind, tag and use. */
export const LibraryList = <File,>({
  children,
  tags = [],
  frame = (files) => files,
  ...list
}: LibraryListProps<File>) => (
  <PagedList
    {...list}
    filters={filtersWith(tags)}
    nothing={{ title: words.nothing, text: words.nothingText }}
    order={newestFirst}
  >
    {(files) =>
      frame(
        <ul aria-label={list.label} className={fileGrid}>
          {files.map(children)}
        </ul>,
      )
    }
  </PagedList>
)
