import { listSessions } from '@arvand/contracts/teacher/live'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/sessions'
import { attendanceWords as words } from './words.ts'

export const loader = ({ context, url, params: { kind, id } }: Route.LoaderArgs) =>
  // The server refuses every other kind.
  loadList(listSessions, { context, url }, { with: { kind: kind as 'webinar', id } })

export const handle = { crumb: words.sessions }
export const meta = () => [{ title: titled(words.sessions) }]

/** The sessions of a class, each with its attendance behind it. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={loaderData.title} lead={words.sessionsLead} />
      <PagedList
        page={loaderData}
        label={words.sessions}
        empty={{ title: words.noSessions, text: words.noSessionsText }}
        order={newestFirst}
        row={({ id, state, openedAt, people }) => (
          <ListRow
            key={id}
            to={`/teach/classes/attendance/${id}`}
            title={formatDateTime(openedAt)}
            note={words.people(formatNumber(people))}
            end={<Badge tone={state === 'live' ? 'success' : 'neutral'}>{words.states[state]}</Badge>}
          />
        )}
      />
    </>
  )
}
