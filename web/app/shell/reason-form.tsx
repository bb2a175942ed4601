import type { FormAnswer } from '../api/form-answer.ts'
import type { ButtonVariant } from '../ui/button-variant.ts'
import { Fold } from '../ui/fold.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ReasonFormProps extends Pick<ActionFormProps, 'intent' | 'to' | 'carry' | 'submit'> {
  readonly answer: FormAnswer | undefined
  /** Label and look of the button that opens the form. */
  readonly label: string
  readonly variant?: ButtonVariant
  /** The look of the button that sends the form. */
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

/**
 * A form for an action on somebody's work that must be explained to them: a button opens it, then come the reason and
 * the button that acts.
 */
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
