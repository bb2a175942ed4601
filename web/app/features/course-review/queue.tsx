import { listCoursesToManager } from '@arvand/contracts/panel/manage-courses'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { CountBadge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseThumb } from '../courses/index.ts'
import type { Route } from './+types/queue'
import { reviewWords as words } from './words.ts'

const states = ['inReview', 'published', 'draft', 'archived'] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listCoursesToManager, { context, url }, { start: { state: 'inReview' } })),
  isReturned: url.searchParams.has('returned'),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { waiting, isReturned, query } = loaderData
  const { state } = query.chosen
  const count = formatNumber(waiting)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        {isReturned ? <Alert tone="success">{words.returned}</Alert> : null}
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.states,
              options: states.map((value) => ({
                value,
                title: (
                  <>
                    {words.stateNames[value]}
                    {value === 'inReview' && waiting > 0 ? (
                      <CountBadge count={count} words={words.stateNames.inReview} />
                    ) : null}
                  </>
                ),
              })),
            },
          ]}
          empty={{ title: words.empty[state], text: words.emptyText }}
          row={(course) => (
            <ListRow
              key={course.id}
              to={`/manage/courses/${course.id}`}
              title={course.title}
              start={<CourseThumb {...course} />}
              note={words.of(course.teacher, formatNumber(course.lessons))}
              end={
                <span className="text-14 text-muted">
                  <TimeAgo at={course.at} now={query.now} />
                </span>
              }
            />
          )}
        />
      </div>
    </>
  )
}
