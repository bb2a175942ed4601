import { parseToman } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { giveQuestion } from './change-person-wallet.ts'
import { personWalletWords as words } from './words.ts'

interface CreditCardProps {
  readonly name: string
  readonly isOwn: boolean
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** The form by which a manager gives credit. */
export function CreditCard({ name, isOwn, requestId, answer }: CreditCardProps) {
  const values = answer?.values
  return (
    <Card title={words.give}>
      <ConfirmedForm
        intent="give"
        answer={answer}
        carry={{ name, requestId: values?.requestId ?? requestId }}
        submit={words.submit}
        pending={words.giving}
        button={{ wide: true, ...(isOwn ? { disabledReason: words.own } : {}) }}
        question={(form) => {
          const amount = parseToman(String(form.get('amount')))
          return amount && String(form.get('reason')).trim().length > 2 ? giveQuestion(amount, name) : null
        }}
      >
        <MoneyField
          key={`amount ${requestId}`}
          name="amount"
          label={words.amount}
          error={answer?.fields?.amount}
          defaultValue={values?.amount}
          maxLength={16}
          required
        />
        <TextField
          key={`reason ${requestId}`}
          name="reason"
          label={words.reason}
          description={words.reasonHint}
          error={answer?.fields?.reason}
          defaultValue={values?.reason}
          maxLength={300}
          required
        />
        <DateField
          key={`day ${requestId}`}
          name="lastDay"
          label={words.lastDay}
          description={words.lastDayHint}
          error={answer?.fields?.lastDay}
          defaultValue={values?.lastDay}
        />
      </ConfirmedForm>
    </Card>
  )
}
