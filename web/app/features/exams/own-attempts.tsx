import type { Answer } from '@arvand/contracts/endpoint'
import type { showExam } from '@arvand/contracts/panel/exams'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatPercent } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { examWords as words } from './words/exam-words.ts'

type Attempt = Answer<typeof showExam>['attempts'][number]

/** One's own attempts, the newest first, each leading to its review as soon as that is open. */
export function OwnAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-18 font-title">{words.attempts}</h2>
      {attempts.length === 0 ? (
        <p className="text-15 text-muted">{words.noAttempts}</p>
      ) : (
        <List label={words.attempts}>
          {attempts.map((attempt, at) => (
            <AttemptRow key={attempt.id} attempt={attempt} number={attempts.length - at} />
          ))}
        </List>
      )}
    </section>
  )
}

function AttemptRow({ attempt, number }: { attempt: Attempt; number: number }) {
  const { id, startedAt, submittedAt, percent, isReviewable, hasSheet } = attempt
  const when = submittedAt
    ? words.submitted(formatDateTime(submittedAt))
    : words.started(formatDateTime(startedAt))
  return (
    <ListRow
      {...(isReviewable ? { to: `/panel/exams/attempts/${id}${hasSheet ? '/sheet' : ''}` } : {})}
      title={words.attempt(localDigits(number))}
      note={`${when} · ${submittedAt === null ? words.inProgress : hasSheet ? words.seeSheet : isReviewable ? words.seeReview : words.noReview}`}
      end={percent === null ? null : <Badge tone="primary">{formatPercent(percent, 1)}</Badge>}
    />
  )
}
