import type { listThreads } from '@arvand/contracts/panel/discussion'
import type { Loaded } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { ThreadList } from './thread-list.tsx'
import { discussionWords as words } from './words.ts'

const sorts = Object.entries(words.sorts).map(([value, title]) => ({ value, title }))

/** Threads about one thing, with search and order. */
export const ThreadsAbout = ({ page }: { page: Loaded<typeof listThreads> }) => (
  <PagedList
    page={page}
    label={words.title}
    filters={[
      { kind: 'search', name: 'q', label: words.search },
      { kind: 'sort', name: 'sort', label: words.sort, options: sorts },
    ]}
    empty={{ title: words.empty, text: words.emptyText }}
    nothing={{ title: words.nothingFound, text: words.nothingFoundText }}
    order={words.note}
  >
    {(items) => <ThreadList label={words.title} items={items} now={page.query.now} />}
  </PagedList>
)
