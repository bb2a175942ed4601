import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Card } from '../../../ui/card.tsx'
import { NationalCodeField } from '../../../ui/digits-field.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { teachingWords as words } from './words.ts'

interface ApplicationFormProps {
  readonly begin: {
    readonly field: string
    readonly biography: string | null
    readonly nationalCode: string | null
    readonly sheba: string
  }
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** What a person who wants to teach writes. */
export function ApplicationForm({ begin, requestId, answer }: ApplicationFormProps) {
  const shown = (name: keyof typeof begin) => answer?.values?.[name] ?? begin[name] ?? ''
  const wrong = answer?.fields ?? {}
  return (
    <Card>
      <ActionForm
        intent="apply"
        answer={answer?.done ? undefined : answer}
        carry={{ requestId }}
        submit={words.send}
        pending={words.sending}
      >
        <TextField
          name="field"
          label={words.field}
          description={words.fieldHint}
          defaultValue={shown('field')}
          error={wrong.field}
          required
        />
        <TextArea
          name="biography"
          label={words.biography}
          description={words.biographyHint}
          defaultValue={shown('biography')}
          error={wrong.biography}
          required
        />
        <NationalCodeField
          name="nationalCode"
          label={words.nationalCode}
          description={words.nationalCodeHint}
          defaultValue={shown('nationalCode')}
          error={wrong.nationalCode}
          required
        />
        <LtrField
          name="sheba"
          label={words.sheba}
          description={words.shebaHint}
          defaultValue={shown('sheba')}
          error={wrong.sheba}
          autoComplete="off"
          required
        />
      </ActionForm>
    </Card>
  )
}
