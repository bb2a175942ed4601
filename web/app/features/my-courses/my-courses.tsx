import { formatDate } from '@arvand/persian/format-date'
import { CalendarDays, Search } from 'lucide-react'
import { data } from 'react-router'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/my-courses'
import { CourseRow } from './course-row.tsx'
import { myCoursesWords as words } from './words.ts'

const filters = ['all', 'going', 'completed', 'ended'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('show')
  const filter = filters.find((one) => one === asked) ?? 'all'
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('course/mine', { filter, ...(cursor ? { cursor } : {}) })
  return { ...page, filter, isFirst: cursor === null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (!isConfirmed(form)) return askFirst(form, words.leaveAsk)
  const courseId = formText(form, 'courseId')
  const { refusal } = await attempt(actionApiOf(context).panel('course/leave', { courseId }))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'left', done: words.left })
}

export const meta = () => [{ title: titled(words.title) }]

export default function MyCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, filter, isFirst } = loaderData
  const way = (show: string, cursor?: string) =>
    `?${new URLSearchParams({ show, ...(cursor ? { cursor } : {}) })}`
  const [title, lead] = words.empty[filter]
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
          <Chips label={words.filters}>
            {filters.map((one) => (
              <Chip key={one} to={way(one)} chosen={one === filter}>
                {words.filter[one]}
              </Chip>
            ))}
          </Chips>
          <p className="flex flex-wrap gap-2">
            <ButtonLink to="/panel/search-lessons" look="quiet" size="compact" icon={Search}>
              {words.search}
            </ButtonLink>
            <ButtonLink to="/panel/course-calendar" look="quiet" size="compact" icon={CalendarDays}>
              {words.calendar}
            </ButtonLink>
          </p>
        </div>
        <AnswerNews answer={answerFor(actionData, 'left')} />
        {items.length > 0 ? (
          <ul className="grid gap-4">
            {items.map((own) => (
              <CourseRow
                key={own.enrolment.id}
                own={own}
                answer={actionData}
                until={untilOf(own.enrolment.expiresAt)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            level={2}
            title={title}
            action={<ButtonLink to="/courses">{words.catalogue}</ButtonLink>}
          >
            {lead}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ show: filter }}
          note={words.order}
          next={words.older}
        />
      </div>
    </>
  )
}

const untilOf = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : `${words.until} ${formatDate(expiresAt, 'long')}`
