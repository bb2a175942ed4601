import { listEnrolments } from '@arvand/contracts/analysis/funnel'
import { formatDateTime, formatDay } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/enrolments'
import { usePersonPath } from './person-path.ts'
import { analysisWords, enrolmentsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(listEnrolments, args, { start: { by: 'enrolled' } })

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

export default function Enrolments({ loaderData }: Route.ComponentProps) {
  const { days, query } = loaderData
  const { title, lead, empty } = words.by[query.chosen.by]
  const personPath = usePersonPath()
  return (
    <>
      <PageHead title={title} lead={lead(formatDay(days.from), formatDay(days.to))} />
      <PagedList
        page={loaderData}
        label={title}
        empty={{ title: empty }}
        nothing={{ title: empty }}
        order={newestFirst}
        row={({ enrolmentId, personId, name, courseTitle, source, state, enrolledAt, completedAt }) => (
          <ListRow
            key={enrolmentId}
            to={personPath(personId)}
            title={name}
            note={`${courseTitle}، ${formatDateTime((query.chosen.by === 'completed' && completedAt) || enrolledAt)}`}
            end={
              <span className="pointer-events-none">
                <Badge>{state === 'refunded' ? words.refunded : words.source[source]}</Badge>
              </span>
            }
          />
        )}
      />
    </>
  )
}
