import type { FormAnswer } from '../api/form-answer.ts'
import type { ButtonLook } from '../ui/button-look.ts'
import { Fold } from '../ui/fold.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ReasonFormProps extends Pick<ActionFormProps, 'intent' | 'to' | 'carry' | 'submit'> {
  readonly answer: FormAnswer | undefined
  /** On the button that unfolds it, and how that one looks. */
  readonly label: string
  readonly look?: ButtonLook
  /** Of the button that does it. */
  readonly does?: ButtonLook
  readonly reason: ReasonField
}

interface ReasonField {
  readonly name: string
  readonly label: string
  readonly description?: string
  readonly maxLength?: number
  readonly required?: boolean
}

/** What is done to somebody's work only with words to them: a button, then the reason, then the deed. */
export function ReasonForm(props: ReasonFormProps) {
  const { answer, label, look = 'outline', does = 'danger', reason, ...form } = props
  return (
    <Fold label={label} look={look} open={answer !== undefined}>
      <ActionForm {...form} answer={answer} button={{ look: does, size: 'compact' }} className="grid gap-3">
        <TextArea {...reason} rows={2} />
      </ActionForm>
    </Fold>
  )
}
