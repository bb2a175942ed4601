import { removeNote, saveNote } from '@arvand/contracts/panel/notes'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { noteWords as words } from './note-words.ts'

interface NoteHandProps {
  readonly note: {
    readonly id: string
    readonly lessonId: string
    readonly text: string
    readonly changedAt: string
  }
  readonly answer: FormAnswer | undefined
  readonly className?: string
}

/** Edits or removes one's own note. */
export function NoteHand({ note, answer, className = '' }: NoteHandProps) {
  const { id, lessonId, text, changedAt } = note
  const own = answer?.values?.noteId === id ? answer : undefined
  const [changed, removed] = [answerFor(own, 'changeNote'), answerFor(own, 'removeNote')]
  const isOpen = removed?.asks !== undefined || changed !== undefined
  return (
    <details suppressHydrationWarning className={className} open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-15 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {words.edit}
      </summary>
      <div className="grid gap-3 py-2">
        <ActionForm
          key={changedAt}
          intent="changeNote"
          to={saveNote}
          answer={changed}
          carry={{ noteId: id, lessonId }}
          submit={words.change}
          button={{ variant: 'soft', size: 'compact' }}
          className="grid gap-3"
        >
          <TextArea name="text" label={words.edit} hideLabel rows={3} defaultValue={text} />
        </ActionForm>
        <ConfirmedForm
          intent="removeNote"
          to={removeNote}
          answer={removed}
          carry={{ noteId: id }}
          question={() => words.removeAsk}
          submit={words.remove}
          button={{ variant: 'quiet', size: 'compact' }}
        />
      </div>
    </details>
  )
}
