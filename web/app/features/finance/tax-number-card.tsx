import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { factorsWords as words } from './words.ts'

interface TaxNumberCardProps {
  readonly taxNumber: string | null
  readonly answer: FormAnswer | undefined
}

/** The tax system's number, as it is printed on the factor. */
export function TaxNumberCard({ taxNumber, answer }: TaxNumberCardProps) {
  return (
    <Card title={words.taxNumber}>
      <ActionForm
        intent="tax"
        answer={answer}
        submit={words.keepTaxNumber}
        pending={words.keepingTaxNumber}
        button={{ look: 'outline', size: 'compact' }}
      >
        <TextField
          name="taxNumber"
          label={words.taxNumber}
          hideLabel
          description={words.taxNumberHint}
          error={answer?.fields?.taxNumber}
          defaultValue={answer?.values?.taxNumber ?? taxNumber ?? ''}
          maxLength={40}
          dir="ltr"
        />
      </ActionForm>
    </Card>
  )
}
