import type { ReviewNote } from '@arvand/contracts/course-review'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ReviewNotesList } from './review-notes-list.tsx'
import { countOpen, generalReviewNotes } from './review-notes-of.ts'
import { reviewNoteWords as words } from './words.ts'

interface CardProps {
  readonly courseId: string
  readonly notes: readonly ReviewNote[]
  readonly mayWrite: boolean
  /** The rows of the lessons are on another page. */
  readonly isElsewhere?: boolean
}

/** How far the notes of the reviewer are, those on the whole course among them. */
export function GeneralNotesCard({ courseId, notes, mayWrite, isElsewhere = false }: CardProps) {
  if (notes.length === 0) return null
  const open = countOpen(notes)
  const general = generalReviewNotes(notes)
  const page = `/teach/courses/${courseId}/curriculum`
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-15">{open > 0 ? words.lead(formatNumber(open)) : words.leadDone}</p>
        {general.length < notes.length ? (
          <p className="text-14 text-muted">
            {words.besideLessons} {isElsewhere ? <TextLink to={page}>{words.toLessons}</TextLink> : null}
          </p>
        ) : null}
        {general.length > 0 ? <ReviewNotesList {...{ notes: general, page, mayWrite }} /> : null}
      </div>
    </Card>
  )
}
