import type { Answer } from '@arvand/contracts/endpoint'
import type { listThreads } from '@arvand/contracts/panel/discussion'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ThreadList } from './thread-list.tsx'
import { discussionWords as words } from './words.ts'

export interface ThreadsPage extends Answer<typeof listThreads> {
  readonly sort: keyof typeof words.sorts
  readonly q: string
  readonly isFirst: boolean
  readonly now: number
}

/** Threads about one thing, with search and order as a plain form. */
export function ThreadsAbout({ page }: { page: ThreadsPage }) {
  const { items, nextCursor, sort, q, isFirst, now } = page
  return (
    <>
      {items.length > 0 || q !== '' || sort !== 'newest' ? (
        <Form className="flex flex-wrap items-end gap-3">
          <TextField
            name="q"
            type="search"
            icon={Search}
            label={words.search}
            defaultValue={q}
            className="min-w-0 flex-[2_1_14rem]"
          />
          <SelectField
            name="sort"
            label={words.sort}
            defaultValue={sort}
            options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
            className="flex-[1_1_10rem]"
          />
          <Button look="soft">{words.find}</Button>
        </Form>
      ) : null}
      {items.length > 0 ? (
        <ThreadList label={words.title} items={items} now={now} />
      ) : (
        <EmptyState title={q ? words.nothingFound : words.empty} level={2}>
          {q ? words.nothingFoundText : words.emptyText}
        </EmptyState>
      )}
      <CursorPager
        isFirst={isFirst}
        nextCursor={nextCursor}
        filter={{ sort, q }}
        note={words.note}
        next={words.next}
      />
    </>
  )
}
