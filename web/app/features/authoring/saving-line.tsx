import { formatTime } from '@arvand/persian/format-date'
import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { actWords } from '../../ui/act-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon, Spinner } from '../../ui/icon.tsx'
import type { Saving } from './use-autosave.ts'
import { savingWords as words } from './words.ts'

/** The state of the automatic save, announced politely. */
export function SavingLine({ saving, isRestored }: { saving: Saving; isRestored: boolean }) {
  return (
    <p role="status" className="flex min-h-7 items-center gap-2 text-14 text-muted">
      {saving.state === 'saved' ? (
        <>
          <Icon of={Check} size={16} className="text-success" />
          {words.saved(formatTime(saving.at))}
        </>
      ) : saving.state === 'saving' ? (
        <>
          <Spinner size={14} />
          {actWords.saving}
        </>
      ) : saving.state === 'offline' ? (
        <>
          <Icon of={CloudOff} size={16} />
          {words.offline}
        </>
      ) : saving.state === 'refused' ? (
        <span className="flex items-start gap-2 text-danger">
          <Icon of={TriangleAlert} size={16} className="mt-1.5" />
          {words.refused} {saving.sentence}
        </span>
      ) : saving.state === 'waiting' ? (
        words.waiting
      ) : null}
      {isRestored && saving.state !== 'refused' ? <span> · {words.restored}</span> : null}
    </p>
  )
}

interface ConflictProps {
  readonly savedBy: string | null
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people saved at the same time: one chooses which version stays, and none is lost before that. */
export function ConflictDialog({ savedBy, onMine, onTheirs }: ConflictProps) {
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
