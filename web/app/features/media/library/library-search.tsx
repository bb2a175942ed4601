import type { FileKind } from '@arvand/contracts/panel/media'
import { addressWith } from '../../../ui/address-with.ts'
import { Chip, Chips } from '../../../ui/chips.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { libraryWords as words } from '../words.ts'

export interface LibraryChoice {
  readonly q: string
  readonly kind: FileKind | null
}

const kinds = [
  'video',
  'audio',
  'picture',
  'document',
  'captions',
  'archive',
] as const satisfies readonly FileKind[]

/** What the address of a library asks for. */
export function choiceOf({ searchParams }: URL): LibraryChoice {
  const q = searchParams.get('q')?.slice(0, 120).trim() ?? ''
  return { q, kind: kinds.find((one) => one === searchParams.get('kind')) ?? null }
}

/** Search by name, and kinds as links. */
export function LibrarySearch({ q, kind }: LibraryChoice) {
  return (
    <>
      <SearchForm label={words.search} hint={words.searchHint} go={words.find} wish={q} rest={{ kind }} />
      <Chips label={words.kindsLabel}>
        {[null, ...kinds].map((one) => (
          <Chip key={one} to={addressWith({ q, kind: one })} chosen={one === kind}>
            {one === null ? words.everyKind : words.kinds[one]}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
