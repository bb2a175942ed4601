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

export const loader = (args: Route.LoaderArgs) => loadList(listEnrolments, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

export default function Enrolments({ loaderData }: Route.ComponentProps) {
  const { days } = loaderData
  const personPath = usePersonPath()
  return (
    <>
      <PageHead title={words.title} lead={words.lead(formatDay(days.from), formatDay(days.to))} />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty }}
        nothing={{ title: words.empty }}
        order={newestFirst}
        row={({ enrolmentId, personId, name, courseTitle, source, state, enrolledAt }) => (
          <ListRow
            key={enrolmentId}
            to={personPath(personId)}
            title={name}
            note={`${courseTitle}، ${formatDateTime(enrolledAt)}`}
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
