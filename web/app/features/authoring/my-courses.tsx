import { listTaughtCourses } from '@arvand/contracts/teacher/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseThumb } from '../courses/index.ts'
import type { Route } from './+types/my-courses'
import { roleWords } from './staff-words.ts'
import { stateTones } from './state-tones.ts'
import { stateWords, authoringWords as words } from './words.ts'

const states = ['draft', 'inReview', 'published', 'archived'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listTaughtCourses, args)

export const handle = { crumb: words.courses }
export const meta = () => [{ title: titled(words.courses) }]

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.courses} lead={words.coursesLead}>
        <ButtonLink to="/teach/courses/new" icon={Plus}>
          {words.begin}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.courses}
          filters={[
            {
              kind: 'chips',
              name: 'state',
              label: words.states,
              all: words.all,
              options: states.map((value) => ({ value, title: stateWords[value] })),
            },
          ]}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: (
              <ButtonLink to="/teach/courses/new" icon={Plus}>
                {words.begin}
              </ButtonLink>
            ),
          }}
          nothing={{ title: words.emptyState }}
          order={words.order}
          row={(course) => <Row key={course.id} course={course} now={loaderData.query.now} />}
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
