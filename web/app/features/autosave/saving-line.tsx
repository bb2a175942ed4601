import { formatTime } from '@arvand/persian/format-date'
import { Check } from 'lucide-react'
import { actWords } from '../../ui/act-words.ts'
import { Icon, Spinner } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Saving } from './use-autosave.ts'
import { savingWords as words } from './words.ts'

/** Loaded when somebody else has saved meanwhile. */
export const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'))

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
        words.offline
      ) : saving.state === 'refused' ? (
        <span className="text-danger">
          {words.refused} {saving.sentence}
        </span>
      ) : saving.state === 'waiting' ? (
        words.waiting
      ) : null}
      {isRestored && saving.state !== 'refused' ? <span> · {words.restored}</span> : null}
    </p>
  )
}
