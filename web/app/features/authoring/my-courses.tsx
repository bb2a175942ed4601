import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseThumb } from '../courses/index.ts'
import type { Route } from './+types/my-courses'
import { stateTones } from './state-tones.ts'
import { roleWords, stateWords, authoringWords as words } from './words.ts'

const states = ['draft', 'inReview', 'published', 'archived'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const state = states.find((one) => one === url.searchParams.get('state')) ?? null
  const ask = { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).teacher('course/list', ask)
  return { ...page, state, isFirst: cursor === null, now: Date.now() }
}

export const handle = { crumb: words.courses }
export const meta = () => [{ title: titled(words.courses) }]

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, state, isFirst, now } = loaderData
  const isNone = items.length === 0 && isFirst
  return (
    <>
      <PageHead title={words.courses} lead={words.coursesLead}>
        <ButtonLink to="/teach/courses/new" icon={Plus}>
          {words.begin}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        {isNone && !state ? null : (
          <Chips label={words.states}>
            <Chip to="?" chosen={state === null}>
              {words.all}
            </Chip>
            {states.map((one) => (
              <Chip key={one} to={`?state=${one}`} chosen={one === state}>
                {stateWords[one]}
              </Chip>
            ))}
          </Chips>
        )}
        {isNone ? (
          <EmptyState
            level={2}
            title={state ? words.emptyState : words.empty}
            action={
              state ? (
                <ButtonLink to="/teach/courses" look="outline" size="compact">
                  {words.seeAll}
                </ButtonLink>
              ) : (
                <ButtonLink to="/teach/courses/new" icon={Plus}>
                  {words.begin}
                </ButtonLink>
              )
            }
          >
            {state ? null : words.emptyText}
          </EmptyState>
        ) : (
          <List label={words.courses}>
            {items.map((course) => (
              <Row key={course.id} course={course} now={now} />
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

type Course = Route.ComponentProps['loaderData']['items'][number]

function Row({ course, now }: { course: Course; now: number }) {
  const counts = words.counts(formatNumber(course.lessons), formatNumber(course.learners))
  return (
    <ListRow
      to={`/teach/courses/${course.id}/curriculum`}
      title={course.title}
      start={<CourseThumb {...course} />}
      note={
        <>
          {counts}
          {course.role === 'owner' ? '' : `، ${roleWords[course.role]}`} ·{' '}
          <TimeAgo at={course.changedAt} now={now} />
        </>
      }
      end={<Badge tone={stateTones[course.state]}>{stateWords[course.state]}</Badge>}
    />
  )
}
