import { toPersianDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { PencilLine } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseHead, courseMeta } from '../students/index.ts'
import type { Route } from './+types/queue'
import { markingWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const lesson = url.searchParams.get('lesson')
  const cursor = url.searchParams.get('cursor')
  const [assignments, queue] = await Promise.all([
    api.teacher('assignment/list', { courseId }),
    api.teacher('assignment/queue', {
      courseId,
      ...(lesson ? { lessonId: lesson } : {}),
      ...(cursor ? { cursor } : {}),
    }),
  ])
  return {
    course: assignments.course,
    assignments: assignments.items,
    ...queue,
    lesson,
    isFirst: cursor === null,
    isSaved: url.searchParams.has('saved'),
    now: Date.now(),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { course, assignments, items, nextCursor, lesson, isFirst, isSaved, now } = loaderData
  const [oldest] = items
  return (
    <>
      <CourseHead course={course} here="assignments" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        {isSaved ? <Alert tone="success">{words.saved}</Alert> : null}
        {assignments.length > 0 ? (
          <Chips label={words.ofCourse}>
            <Chip to="?" chosen={lesson === null}>
              {words.all}
            </Chip>
            {assignments.map(({ lessonId, title, waiting }) => (
              <Chip key={lessonId} to={addressWith({ lesson: lessonId })} chosen={lesson === lessonId}>
                {title}
                {waiting > 0 ? `، ${formatNumber(waiting)}` : ''}
              </Chip>
            ))}
          </Chips>
        ) : (
          <p className="text-15 text-muted">{words.noAssignments}</p>
        )}
        {oldest ? (
          <>
            <div>
              <ButtonLink to={oldest.submissionId} icon={PencilLine}>
                {words.begin}
              </ButtonLink>
            </div>
            <List label={words.title}>
              {items.map(({ submissionId, lessonTitle, name, number, late, at }) => (
                <ListRow
                  key={submissionId}
                  to={submissionId}
                  title={name}
                  note={
                    <>
                      {lessonTitle}، {words.number(toPersianDigits(number))}
                    </>
                  }
                  end={
                    <>
                      {late ? <Badge tone="warning">{words.late}</Badge> : null}
                      <span className="text-14 text-muted">
                        <TimeAgo at={at} now={now} />
                      </span>
                    </>
                  }
                />
              ))}
            </List>
          </>
        ) : (
          <EmptyState title={words.nothingWaits} level={2}>
            {words.nothingWaitsText}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ lesson }}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}
