import type { ReviewNote } from '@arvand/contracts/course-review'
import { formatDateTime } from '@arvand/persian/format-date'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { reviewTopicWords, reviewNoteWords as words } from './words.ts'

interface ItemProps {
  readonly note: ReviewNote
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** One note of a reviewer: its topic, whether it is done, and who said so. */
export function ReviewNoteItem({ note, children }: ItemProps) {
  const { topic, text, by, at, turns, subject, title, lessonId, sectionId } = note
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap gap-2">
        <State note={note} />
        {topic ? <Badge tone="primary">{reviewTopicWords[topic]}</Badge> : null}
      </p>
      {subject !== 'course' && !lessonId && !sectionId ? (
        <p className="text-14 font-label">{words.ofRemoved(title)}</p>
      ) : null}
      <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p>
      <ul className="text-14 text-muted">
        <li>
          {by}، <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
        {turns.map((turn) => (
          <li key={turn.at}>
            {turn.isDone ? words.turnDone(turn.by) : words.turnOpen(turn.by)}،{' '}
            <time dateTime={turn.at}>{formatDateTime(turn.at)}</time>
          </li>
        ))}
      </ul>
      {children}
    </li>
  )
}

function State({ note: { isDone, sentAt } }: Pick<ItemProps, 'note'>) {
  if (!sentAt) return <Badge>{words.isUnsent}</Badge>
  return isDone ? (
    <Badge tone="success" icon={CircleCheck}>
      {words.isDone}
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleDashed}>
      {words.isOpen}
    </Badge>
  )
}
