import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { savingWords as words } from './words.ts'

interface ConflictProps {
  readonly savedBy: string | null
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people saved at the same time: one chooses which version stays, and none is lost before that. */
export default function ConflictDialog({ savedBy, onMine, onTheirs }: ConflictProps) {
  return (
    <Dialog
      open
      urgent
      title={words.conflictTitle}
      onClose={onMine}
      footer={
        <>
          <Button type="button" onClick={onMine}>
            {words.keepMine}
          </Button>
          <Button type="button" variant="outline" onClick={onTheirs}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      {savedBy ? <p>{words.conflictBy(savedBy)}</p> : null}
      <p>{words.conflictText}</p>
    </Dialog>
  )
}
