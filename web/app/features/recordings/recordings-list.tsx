import type { listRecordings } from '@arvand/contracts/panel/recordings'
import { formatDateTime } from '@arvand/persian/format-date'
import type { Loaded } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Duration } from '../../ui/duration.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { recordingsWords as words } from './words.ts'

/** The recordings of a class, each with the way to it. */
export const RecordingsList = ({ page }: { readonly page: Loaded<typeof listRecordings> }) => (
  <PagedList
    page={page}
    label={words.list}
    level={3}
    empty={{ title: words.none, text: words.noneText }}
    order={newestFirst}
    row={({ id, startedAt, state, seconds }) => {
      const when = words.of(formatDateTime(startedAt))
      return (
        <ListRow
          key={id}
          title={
            state === 'ready' ? <TextLink to={`/panel/classes/recordings/${id}`}>{when}</TextLink> : when
          }
          note={words.states[state]}
          end={seconds === null ? null : <Duration seconds={seconds} />}
        />
      )
    }}
  />
)
