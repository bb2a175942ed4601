import type { Answer } from '@arvand/contracts/endpoint'
import type { listNotes } from '@arvand/contracts/panel/notes'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { MoreLink } from '../../ui/link.tsx'
import { Marked } from '../../ui/marked.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { clockOf, lessonPath } from '../learning/index.ts'
import { useDeedName } from '../offline/index.ts'
import { notesWords as words } from './words.ts'

interface NoteCardProps {
  readonly note: Answer<typeof listNotes>['items'][number]
  /** What the notes were searched for. */
  readonly wish: string
  readonly now: number
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** A note with the lesson it belongs to and the way to its second. */
export function NoteCard({ note, wish, now, requestId, answer }: NoteCardProps) {
  const { id, lessonId, second, text, at, lesson } = note
  const path = lessonPath(lesson.courseSlug, lessonId)
  const [edit, remove] = [`edit-${id}`, `remove-${id}`]
  const name = useDeedName(requestId, answerFor(answer, edit))
  const asked = answerFor(answer, remove) ?? answerFor(answer, edit)
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
          {second === null ? words.open : `${words.openAt} ${clockOf(second)}`}
        </MoreLink>
        <details className="min-w-0 flex-1" open={asked !== undefined || undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-15 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {words.edit}
          </summary>
          <div className="grid gap-3 py-2">
            <ActionForm
              key={`${requestId} ${note.changedAt}`}
              intent={edit}
              answer={answerFor(answer, edit)}
              carry={{ requestId: name, noteId: id, lessonId }}
              submit={words.change}
              pending={words.saving}
              button={{ look: 'soft', size: 'compact' }}
              className="grid gap-3"
            >
              <TextArea
                name="text"
                label={words.edit}
                hideLabel
                rows={3}
                required
                maxLength={5000}
                defaultValue={text}
              />
            </ActionForm>
            <ConfirmedForm
              intent={remove}
              answer={answerFor(answer, remove)}
              carry={{ noteId: id }}
              question={() => words.removeAsk}
              submit={words.remove}
              pending={words.removing}
              button={{ look: 'quiet', size: 'compact' }}
            />
          </div>
        </details>
      </div>
    </li>
  )
}
