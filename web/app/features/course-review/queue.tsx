import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { CountBadge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseThumb } from '../courses/index.ts'
import type { Route } from './+types/queue'
import { reviewWords as words } from './words.ts'

const states = ['inReview', 'published', 'archived'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = states.find((one) => one === url.searchParams.get('state')) ?? 'inReview'
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/courses/list', { state, ...(cursor ? { cursor } : {}) })
  const isReturned = url.searchParams.has('returned')
  return { ...page, state, isFirst: cursor === null, isReturned, now: Date.now() }
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, waiting, state, isFirst, isReturned, now } = loaderData
  const count = formatNumber(waiting)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        {isReturned ? <Alert tone="success">{words.returned}</Alert> : null}
        <TabLinks
          label={words.states}
          links={states.map((one) => ({
            to: `?state=${one}`,
            here: one === state,
            title: (
              <>
                {words.stateNames[one]}
                {one === 'inReview' && waiting > 0 ? (
                  <CountBadge count={count} words={words.stateNames.inReview} />
                ) : null}
              </>
            ),
          }))}
        />
        {items.length === 0 ? (
          <EmptyState level={2} title={words.empty[state]}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map((course) => (
              <ListRow
                key={course.id}
                to={`/manage/courses/${course.id}`}
                title={course.title}
                start={<CourseThumb {...course} />}
                note={words.of(course.teacher, formatNumber(course.lessons))}
                end={
                  <span className="text-14 text-muted">
                    <TimeAgo at={course.at} now={now} />
                  </span>
                }
              />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ state }}
          note={words.order}
          next={words.older}
        />
      </div>
    </>
  )
}
