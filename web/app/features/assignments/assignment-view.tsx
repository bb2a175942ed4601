import type { Answer } from '@arvand/contracts/endpoint'
import { assignmentsErrors } from '@arvand/contracts/errors/courses-assignments'
import type { showAssignment } from '@arvand/contracts/panel/assignments'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { shownPoints } from '../marking/index.ts'
import { HandedIn } from './handed-in.tsx'
import { assignmentWords as words } from './words.ts'

export type Assignment = Answer<typeof showAssignment>

interface TermsProps {
  readonly assignment: Pick<Assignment, 'dueAt' | 'isLate' | 'rubric' | 'most'> & {
    /**
     * Days until it is due, counted from the day the lesson opens; for readers to whom no lesson opened, so `dueAt` is
     * null.
     */
    readonly dueDays?: number | null
  }
}

/** When the assignment is due and how it is marked; shown before the learner writes anything. */
export function AssignmentTerms({ assignment: { dueAt, dueDays, isLate, rubric, most } }: TermsProps) {
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        <Badge tone={isLate ? 'warning' : 'neutral'}>
          {dueAt
            ? words.due(formatDateTime(dueAt))
            : dueDays
              ? words.dueAfter(formatNumber(dueDays))
              : words.noDue}
        </Badge>
        <Badge tone="primary">{words.mostOf(shownPoints(most))}</Badge>
      </p>
      {isLate ? <Alert tone="warning">{words.isLate}</Alert> : null}
      {rubric.length > 0 ? (
        <details suppressHydrationWarning className="rounded-card border border-line bg-surface" open>
          <summary className="cursor-pointer px-4.5 py-3.5 text-16 font-label">{words.rubric}</summary>
          <dl className="grid gap-4 border-t border-line px-4.5 py-4">
            {rubric.map(({ id, title, levels }) => (
              <div key={id}>
                <dt className="font-label">{title}</dt>
                {levels.map((level) => (
                  <dd key={level.id} className="flex justify-between gap-4 text-15 text-muted">
                    <span>{level.title}</span>
                    <span className="shrink-0">{words.pointsOf(shownPoints(level.points))}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  )
}

/** What was handed in, newest first, with mark and comment. */
export function MySubmissions({ assignment }: { assignment: Assignment }) {
  const { submissions, most } = assignment
  if (submissions.length === 0) return null
  return (
    <Card title={words.submissions}>
      <ol className="grid gap-6">
        {submissions.map((submission, at) => (
          <li key={submission.id} className="grid gap-3 border-s-2 border-line ps-4">
            <p className="flex flex-wrap items-center gap-2 text-14 text-muted">
              <span>
                {words.number(localDigits(submission.number))}، {formatDateTime(submission.at)}
              </span>
              {submission.late ? <Badge tone="warning">{words.late}</Badge> : null}
              {submission.mark ? (
                <Badge tone="success">
                  {words.mark(shownPoints(submission.mark.points), shownPoints(most))}
                </Badge>
              ) : (
                <Badge tone={at === 0 ? 'accent' : 'neutral'}>
                  {at === 0 ? words.waits : words.replaced}
                </Badge>
              )}
            </p>
            <HandedIn submission={submission} />
            {submission.mark?.comment ? (
              <blockquote className="rounded-option bg-primary-100 px-4 py-3 text-15">
                <p className="pb-1 text-14 font-label text-primary-700">
                  {words.marker(submission.mark.marker)}
                </p>
                <p className="bidi-plain whitespace-pre-wrap wrap-anywhere">{submission.mark.comment}</p>
              </blockquote>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Why nothing may be handed in; null while something may. */
export const whyNotNow = ({ whyNotSubmit }: Assignment): string | null =>
  whyNotSubmit && assignmentsErrors[whyNotSubmit].sentence
