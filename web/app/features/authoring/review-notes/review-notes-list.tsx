import type { ReviewNote } from '@arvand/contracts/course-review'
import { markReviewNote } from '@arvand/contracts/teacher/courses'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { ReviewNoteItem } from './review-note-item.tsx'
import { reviewNoteWords as words } from './words.ts'

export interface ListProps {
  readonly notes: readonly ReviewNote[]
  /** The page whose action marks them. */
  readonly page: string
  readonly mayWrite: boolean
}

/** Notes of the reviewer, open ones first; who writes the course marks each as done. */
export const ReviewNotesList = ({ notes, page, mayWrite }: ListProps) => (
  <ul>
    {notes
      .toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
      .map((note) => (
        <ReviewNoteItem key={note.id} note={note}>
          {mayWrite ? <MarkForm note={note} page={page} /> : null}
        </ReviewNoteItem>
      ))}
  </ul>
)

/** Sent beside the page, so that the list stays where it is. */
function MarkForm({ note: { id, isDone }, page }: { note: ReviewNote; page: string }) {
  const fetcher = useFetcher<FormAnswer>()
  return (
    <ActionForm
      intent="markReviewNote"
      to={markReviewNote}
      answer={fetcher.data?.error ? fetcher.data : undefined}
      carry={{ noteId: id, isDone: isDone ? 'no' : 'yes' }}
      submit={isDone ? words.markOpen : words.markDone}
      button={{ variant: isDone ? 'quiet' : 'soft', size: 'compact' }}
      className={`grid gap-2 ${isDone ? '-mx-4' : ''}`}
      elsewhere={{ page, fetcher }}
    />
  )
}
