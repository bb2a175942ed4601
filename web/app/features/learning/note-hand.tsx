import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDeedName } from '../offline/index.ts'
import { noteWords as words } from './words.ts'

interface NoteHandProps {
  readonly note: {
    readonly id: string
    readonly lessonId: string
    readonly text: string
    readonly changedAt: string
  }
  readonly requestId: string
  readonly answer: FormAnswer | undefined
  readonly className?: string
}

/** How a page's action tells a change from a removal. */
export const noteIntents = { change: 'note-', remove: 'remove-note-' } as const

/** The writer's hand on a note: changing its text, and removing it. */
export function NoteHand({ note, requestId, answer, className = '' }: NoteHandProps) {
  const { id, lessonId, text, changedAt } = note
  const [change, remove] = [noteIntents.change + id, noteIntents.remove + id]
  const [changed, removed] = [answerFor(answer, change), answerFor(answer, remove)]
  const name = useDeedName(requestId, changed)
  const isOpen = removed?.asks !== undefined || changed?.error !== undefined || changed?.fields !== undefined
  return (
    <details suppressHydrationWarning className={className} open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-15 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {words.edit}
      </summary>
      <div className="grid gap-3 py-2">
        <ActionForm
          key={`${requestId} ${changedAt}`}
          intent={change}
          answer={changed}
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
            defaultValue={changed?.values?.text ?? text}
            error={changed?.fields?.text}
          />
        </ActionForm>
        <ConfirmedForm
          intent={remove}
          answer={removed}
          carry={{ noteId: id }}
          question={() => words.removeAsk}
          submit={words.remove}
          pending={words.removing}
          button={{ look: 'quiet', size: 'compact' }}
        />
      </div>
    </details>
  )
}
