import { ActionForm, LoneNews } from '../../../shell/action-form.tsx'
import { bankWords as words } from '../words.ts'
import type { BankAnswer } from './bank-forms.ts'

/** The forms of categories tell their outcome themselves. */
const ofQuestions = new Set(['move', 'remove', 'restore', 'moveBack'])

/** What was done with questions, and the button that takes it back. */
export function UndoNews({ answer }: { answer: BankAnswer | undefined }) {
  if (!answer?.done || !ofQuestions.has(answer.intent)) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <LoneNews answer={answer} />
      {answer.undo ? (
        <ActionForm
          intent={answer.undo.intent}
          carry={answer.undo.carry}
          submit={words.undo}
          button={{ variant: 'outline', size: 'compact' }}
        />
      ) : null}
    </div>
  )
}
