import { applyToTeach } from '@arvand/contracts/panel/teaching'
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
  readonly answer: FormAnswer | undefined
}

/** The application form of a person who wants to teach. */
export function ApplicationForm({ begin, answer }: ApplicationFormProps) {
  return (
    <Card>
      <ActionForm
        intent="apply"
        to={applyToTeach}
        answer={answer?.done ? undefined : answer}
        submit={words.send}
      >
        <TextField
          name="field"
          label={words.field}
          description={words.fieldHint}
          defaultValue={begin.field}
        />
        <TextArea
          name="biography"
          label={words.biography}
          description={words.biographyHint}
          defaultValue={begin.biography ?? ''}
        />
        <NationalCodeField
          name="nationalCode"
          label={words.nationalCode}
          description={words.nationalCodeHint}
          defaultValue={begin.nationalCode ?? ''}
        />
        <LtrField
          name="sheba"
          label={words.sheba}
          description={words.shebaHint}
          defaultValue={begin.sheba}
          autoComplete="off"
        />
      </ActionForm>
    </Card>
  )
}
