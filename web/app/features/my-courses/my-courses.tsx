import { leaveCourse, listMyCourses } from '@arvand/contracts/panel/courses'
import { formatDate } from '@arvand/persian/format-date'
import { CalendarDays, Search } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/my-courses'
import { CourseRow } from './course-row.tsx'
import { myCoursesWords as words } from './words.ts'

const filters = ['going', 'completed', 'ended'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listMyCourses, args, { start: { filter: 'all' } })

export const action = formAction({
  leave: submitTo(leaveCourse, { question: () => words.leaveAsk, done: words.left }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function MyCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { filter } = loaderData.query.chosen
  const [title, lead] = words.empty[filter]
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/search-lessons" variant="quiet" size="compact" icon={Search}>
          {words.search}
        </ButtonLink>
        <ButtonLink to="/panel/course-calendar" variant="quiet" size="compact" icon={CalendarDays}>
          {words.calendar}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'chips',
              name: 'filter',
              label: words.filters,
              all: words.filter.all,
              options: filters.map((value) => ({ value, title: words.filter[value] })),
            },
          ]}
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          nothing={{ title, text: lead }}
          empty={{ title, text: lead, action: <ButtonLink to="/courses">{words.catalogue}</ButtonLink> }}
          order={words.order}
        >
          {(items) => (
            <ul className="grid gap-4">
              {items.map((own) => (
                <CourseRow
                  key={own.enrolment.id}
                  own={own}
                  answer={actionData?.values?.courseId === own.course.id ? actionData : undefined}
                  until={untilOf(own.enrolment.expiresAt)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

const untilOf = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : `${words.until} ${formatDate(expiresAt)}`
