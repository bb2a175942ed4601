import { Dialog } from '../../../ui/dialog.tsx'
import { type ListProps, ReviewNotesList } from './review-notes-list.tsx'
import { reviewNoteWords as words } from './words.ts'

interface DialogProps extends ListProps {
  readonly title: string
  readonly onClose: () => void
}

/** The notes of a row of the builder, loaded when the first one opens. */
const ReviewNotesDialog = ({ title, onClose, ...list }: DialogProps) => (
  <Dialog open title={words.ofTitle(title)} onClose={onClose}>
    <div className="pt-3 text-ink">
      <ReviewNotesList {...list} />
    </div>
  </Dialog>
)

export default ReviewNotesDialog
