import { BellPlus } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { wishesWords as words } from './words.ts'

interface AlertFormProps {
  /** The words that found nothing. */
  readonly q: string
  readonly answer: FormAnswer | undefined
}

/** Asks for a notice when a course with the words is published. */
export function AlertForm({ q, answer }: AlertFormProps) {
  return (
    <ActionForm
      intent="alert"
      carry={{ q }}
      answer={answer}
      submit={words.alert}
      button={{ icon: BellPlus, size: 'compact' }}
      className="grid justify-items-center gap-3"
    >
      <p className="text-15 text-muted">{words.alertText(q)}</p>
    </ActionForm>
  )
}
