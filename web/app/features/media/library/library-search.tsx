import type { FileKind } from '@arvand/contracts/panel/media'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Chip, Chips } from '../../../ui/chips.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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

/** The address of this library with these. */
export function addressOf({ q, kind, cursor }: Partial<LibraryChoice> & { cursor?: string | null }): string {
  const told = Object.entries({ q, kind, cursor }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(told)}`
}

/** Search by name, and kinds as links. */
export function LibrarySearch({ q, kind }: LibraryChoice) {
  return (
    <>
      <Form role="search" className="flex flex-wrap items-end gap-3">
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        <TextField
          key={q}
          name="q"
          type="search"
          label={words.search}
          hideLabel
          placeholder={words.searchHint}
          defaultValue={q}
          icon={Search}
          maxLength={120}
          className="flex-[1_1_11rem] md:max-w-xl"
        />
        <Button look="soft">{words.find}</Button>
      </Form>
      <Chips label={words.kindsLabel}>
        {[null, ...kinds].map((one) => (
          <Chip key={one} to={addressOf({ q, kind: one })} chosen={one === kind}>
            {one === null ? words.everyKind : words.kinds[one]}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
