import type { FormAnswer } from '../api/form-answer.ts'
import type { ButtonVariant } from '../ui/button-variant.ts'
import { Fold } from '../ui/fold.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ReasonFormProps extends Pick<ActionFormProps, 'intent' | 'to' | 'carry' | 'submit'> {
  readonly answer: FormAnswer | undefined
  /** On the button that unfolds it, and how that one looks. */
  readonly label: string
  readonly variant?: ButtonVariant
  /** Of the button that does it. */
  readonly does?: ButtonVariant
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
  const { answer, label, variant = 'outline', does = 'danger', reason, ...form } = props
  return (
    <Fold label={label} variant={variant} open={answer !== undefined}>
      <ActionForm
        {...form}
        answer={answer}
        button={{ variant: does, size: 'compact' }}
        className="grid gap-3"
      >
        <TextArea {...reason} rows={2} />
      </ActionForm>
    </Fold>
  )
}
