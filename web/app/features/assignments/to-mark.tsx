import { listWaitingAssignments } from '@arvand/contracts/teacher/assignments'
import { listWaitingExams } from '@arvand/contracts/teacher/exam-marking'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/to-mark'
import { toMarkWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [assignments, exams] = await Promise.all([
    call(listWaitingAssignments, {}),
    call(listWaitingExams, {}),
  ])
  return { assignments: assignments.items, exams: exams.items, now: Date.now() }
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** All that waits for a teacher's marks, over all courses; what has waited longest comes first. */
export default function ToMark({ loaderData: { assignments, exams, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {assignments.length + exams.length === 0 ? (
        <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
      ) : null}
      <div className="grid grid-cols-1 gap-8">
        <Waiting
          title={words.assignments}
          now={now}
          items={assignments.map(({ lessonId, ...one }) => ({
            ...{ ...one, id: lessonId },
            to: `/teach/courses/${one.course.id}/assignments?lessonId=${lessonId}`,
          }))}
        />
        <Waiting
          title={words.exams}
          now={now}
          items={exams.map(({ examId, ...one }) => ({
            ...{ ...one, id: examId },
            to: `/teach/exams/${examId}/marking`,
          }))}
        />
      </div>
    </>
  )
}

interface WaitingItem {
  readonly id: string
  readonly title: string
  readonly course: { readonly title: string }
  readonly waiting: number
  readonly since: string
  readonly to: string
}

interface WaitingProps {
  readonly title: string
  readonly items: readonly WaitingItem[]
  readonly now: number
}

function Waiting({ title, items, now }: WaitingProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="pb-3 text-19 font-title">{title}</h2>
      <List label={title}>
        {items.map(({ id, to, title: name, course, since, waiting }) => (
          <ListRow
            key={id}
            to={to}
            title={localDigits(name)}
            note={
              <>
                {course.title} · <TimeAgo at={since} now={now} />
              </>
            }
            end={<Badge tone="accent">{words.waiting(formatNumber(waiting))}</Badge>}
          />
        ))}
      </List>
    </section>
  )
}
