import { writeTaxNumber } from '@arvand/contracts/panel/manage-tax-numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { factorsWords as words } from './factors-words.ts'

interface TaxNumberCardProps {
  readonly taxNumber: string | null
  readonly answer: FormAnswer | undefined
}

/** The number given by the tax system, which is printed on the factor. */
export function TaxNumberCard({ taxNumber, answer }: TaxNumberCardProps) {
  return (
    <Card title={words.taxNumber}>
      <ActionForm
        intent="tax"
        to={writeTaxNumber}
        answer={answer}
        submit={words.keepTaxNumber}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <TextField
          name="taxNumber"
          label={words.taxNumber}
          hideLabel
          description={words.taxNumberHint}
          defaultValue={taxNumber ?? ''}
          dir="ltr"
        />
      </ActionForm>
    </Card>
  )
}
