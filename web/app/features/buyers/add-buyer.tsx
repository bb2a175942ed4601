import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { buyersWords as words } from './words.ts'

interface AddBuyerProps {
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** The form of a legal person, as the tax law wants it on a factor. */
export function AddBuyer({ requestId, answer }: AddBuyerProps) {
  const values = answer?.done ? undefined : answer?.values
  const of = (name: string) => ({ name, error: answer?.fields?.[name], defaultValue: values?.[name] })
  return (
    <Card title={words.add}>
      <ActionForm
        intent="add"
        answer={answer}
        carry={{ requestId }}
        submit={words.submit}
        pending={words.adding}
        button={{ wide: true }}
      >
        <TextField {...of('name')} label={words.name} maxLength={120} required />
        <DigitsField
          {...of('legalId')}
          label={words.legalId}
          description={words.legalIdHint}
          maxLength={20}
          required
        />
        <DigitsField
          {...of('economicCode')}
          label={words.economicCode}
          description={words.economicCodeHint}
          maxLength={20}
          required
        />
        <DigitsField
          {...of('postalCode')}
          label={words.postalCode}
          description={words.postalCodeHint}
          maxLength={20}
          required
        />
        <TextArea {...of('address')} label={words.address} maxLength={300} rows={2} required />
        <DigitsField {...of('phone')} label={words.phone} description={words.optional} maxLength={20} />
      </ActionForm>
    </Card>
  )
}
