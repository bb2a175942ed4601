import { listAssignments, listWaiting } from '@arvand/contracts/teacher/assignments'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { PencilLine } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/queue'
import { markingWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [assignments, queue] = await Promise.all([
    call(listAssignments, { courseId }),
    loadList(listWaiting, { context, url }, { with: { courseId } }),
  ])
  return {
    course: assignments.course,
    assignments: assignments.items,
    ...queue,
    isSaved: url.searchParams.has('saved'),
  }
}

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { course, assignments, items, isSaved, query } = loaderData
  const [oldest] = items
  return (
    <>
      <CourseHead course={course} here="assignments" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        {isSaved ? <Alert tone="success">{words.saved}</Alert> : null}
        {assignments.length > 0 ? null : <p className="text-15 text-muted">{words.noAssignments}</p>}
        <PagedList
          page={loaderData}
          label={words.title}
          filters={
            assignments.length > 0
              ? [
                  {
                    kind: 'chips',
                    name: 'lessonId',
                    label: words.ofCourse,
                    all: words.all,
                    options: assignments.map(({ lessonId, title, waiting }) => ({
                      value: lessonId,
                      title: waiting > 0 ? `${title}، ${formatNumber(waiting)}` : title,
                    })),
                  },
                ]
              : []
          }
          news={
            oldest ? (
              <div>
                <ButtonLink to={oldest.submissionId} icon={PencilLine}>
                  {words.begin}
                </ButtonLink>
              </div>
            ) : null
          }
          empty={{ title: words.nothingWaits, text: words.nothingWaitsText }}
          nothing={{ title: words.nothingWaits, text: words.nothingWaitsText }}
          order={words.order}
          row={({ submissionId, lessonTitle, name, number, late, at }) => (
            <ListRow
              key={submissionId}
              to={submissionId}
              title={name}
              note={
                <>
                  {lessonTitle}، {words.number(localDigits(number))}
                </>
              }
              end={
                <>
                  {late ? <Badge tone="warning">{words.late}</Badge> : null}
                  <span className="text-14 text-muted">
                    <TimeAgo at={at} now={query.now} />
                  </span>
                </>
              }
            />
          )}
        />
      </div>
    </>
  )
}
