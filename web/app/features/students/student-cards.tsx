import type { Answer } from '@arvand/contracts/endpoint'
import type { showStudent } from '@arvand/contracts/teacher/students'
import { localDigits } from '@arvand/persian/digits'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { LastSeen, StateBadge } from './students-table.tsx'
import { studentsWords, studentWords as words } from './words.ts'

type Shown = Answer<typeof showStudent>

/** The learner's progress, and the first and last day of access. */
export function ProgressCard({ student, now }: { student: Shown['student']; now: number }) {
  const { progress, state, source, enrolledAt, expiresAt, seenAt, cohort } = student
  return (
    <Card>
      <ProgressBar
        label={words.progress}
        share={progress.percent}
        band={progress.band}
        note={words.stepsOf(formatNumber(progress.distinctSteps), formatNumber(progress.maxStep))}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-15 text-muted">
        <StateBadge state={state} />
        {cohort ? <Badge>{cohort.title}</Badge> : null}
        <span>
          {words.source[source]}، {words.since(formatDate(enrolledAt))}
        </span>
        <span>{expiresAt ? words.until(formatDate(expiresAt)) : words.noEnd}</span>
        <span>
          {words.seen}: <LastSeen at={seenAt} now={now} />
        </span>
      </div>
    </Card>
  )
}

/** Progress of each lesson, grouped by section. */
export function LessonsCard({ lessons, now }: { lessons: Shown['lessons']; now: number }) {
  const bySection = Map.groupBy(lessons, ({ section }) => section)
  return (
    <Card title={words.lessons}>
      <div className="grid gap-6">
        {[...bySection].map(([section, ofSection]) => (
          <section key={section}>
            <h3 className="pb-2 text-16 font-title">{section}</h3>
            <ul className="grid gap-4">
              {ofSection.map(({ id, title, steps, done, lastAt }) => (
                <li key={id}>
                  <ProgressBar
                    compact
                    label={title}
                    share={(done * 100) / steps}
                    band={done >= steps ? 'success' : 'primary'}
                    note={done > 0 ? words.stepsOf(formatNumber(done), formatNumber(steps)) : words.notBegun}
                    endNote={lastAt ? <TimeAgo at={lastAt} now={now} /> : null}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

interface SubmissionsCardProps {
  readonly courseId: string
  readonly submissions: Shown['submissions']
  readonly now: number
}

/** Submissions, newest first. */
export function SubmissionsCard({ courseId, submissions, now }: SubmissionsCardProps) {
  return (
    <Card title={words.submissions} flush>
      {submissions.length === 0 ? (
        <p className="border-t border-line px-4.5 py-5 text-15 text-muted md:px-6">{words.noSubmissions}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {submissions.map(({ id, lessonTitle, number, at, late, points, most, waiting }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3 md:px-6">
              <Link
                to={`/teach/courses/${courseId}/assignments/${id}`}
                className="min-h-11 min-w-0 flex-1 basis-48 content-center rounded-small font-label hover:underline"
              >
                {lessonTitle}
                <span className="block text-14 font-normal text-muted">
                  {words.try(localDigits(number))}، <TimeAgo at={at} now={now} />
                </span>
              </Link>
              {late ? <Badge tone="warning">{words.late}</Badge> : null}
              {points !== null ? (
                <Badge tone="success">
                  {words.pointsOf(formatNumber(points / 100), formatNumber(most / 100))}
                </Badge>
              ) : (
                <Badge tone={waiting ? 'accent' : 'neutral'}>{waiting ? words.waits : words.replaced}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** State changes of the enrolment, newest first. */
export function HistoryCard({ turns }: Pick<Shown, 'turns'>) {
  if (turns.length === 0) return null
  return (
    <Card title={words.history}>
      <ol className="grid gap-3 text-15">
        {turns.map(({ state, by, reason, at }) => (
          <li key={at + state} className="border-s-2 border-line ps-3">
            <span className="font-label">{studentsWords.state[state]}</span>
            <span className="block text-14 text-muted">
              {formatDateTime(at)}
              {by ? `، ${words.by(by)}` : ''}
            </span>
            {reason ? <span className="block text-14">{words.reason(reason)}</span> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
