import { addBuyer } from '@arvand/contracts/panel/buyers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { buyersWords as words } from './words.ts'

/** The form of a legal person, with the fields that the tax law asks for on a factor. */
export function AddBuyer({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Card title={words.add}>
      <ActionForm
        intent="add"
        to={addBuyer}
        clears
        answer={answer}
        submit={words.submit}
        button={{ wide: true }}
      >
        <TextField name="name" label={words.name} />
        <DigitsField name="legalId" label={words.legalId} description={words.legalIdHint} />
        <DigitsField name="economicCode" label={words.economicCode} description={words.economicCodeHint} />
        <DigitsField name="postalCode" label={words.postalCode} description={words.postalCodeHint} />
        <TextArea name="address" label={words.address} rows={2} />
        <DigitsField name="phone" label={words.phone} description={words.optional} />
      </ActionForm>
    </Card>
  )
}
