import type { Answer } from '@arvand/contracts/endpoint'
import type { listNotes } from '@arvand/contracts/panel/notes'
import { formatDuration } from '@arvand/persian/duration'
import type { FormAnswer } from '../../api/form-answer.ts'
import { MoreLink } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { lessonPath, NoteHand } from '../learning/index.ts'
import { notesWords as words } from './words.ts'

interface NoteCardProps {
  readonly note: Answer<typeof listNotes>['items'][number]
  /** What the notes were searched for. */
  readonly wish: string
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** A note with its lesson and a link to its second. */
export function NoteCard({ note, wish, now, answer }: NoteCardProps) {
  const { lessonId, second, text, at, lesson } = note
  const path = lessonPath(lesson.courseSlug, lessonId)
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-muted">
        <span className="font-label text-ink">{lesson.title}</span>
        <span>{lesson.courseTitle}</span>
        <span className="ms-auto">
          <TimeAgo at={at} now={now} />
        </span>
      </p>
      <p className="bidi-plain text-16 whitespace-pre-line wrap-anywhere">
        <Marked text={text} wish={wish} />
      </p>
      <div className="flex flex-wrap items-start gap-x-5">
        <MoreLink to={second === null ? path : `${path}?at=${second}`}>
          {second === null ? words.open : `${words.openAt} ${formatDuration(second)}`}
        </MoreLink>
        <NoteHand note={note} answer={answer} className="min-w-0 flex-1" />
      </div>
    </li>
  )
}
