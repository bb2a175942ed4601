import { giveCredit } from '@arvand/contracts/panel/wallet'
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
  readonly answer: FormAnswer | undefined
}

/** The form by which a manager gives credit. */
export function CreditCard({ name, isOwn, answer }: CreditCardProps) {
  return (
    <Card title={words.give}>
      <ConfirmedForm
        intent="give"
        to={giveCredit}
        clears
        answer={answer}
        carry={{ name }}
        submit={words.submit}
        button={{ wide: true, ...(isOwn ? { disabledReason: words.own } : {}) }}
        question={(form) => {
          const amount = parseToman(String(form.get('amount')))
          return amount ? giveQuestion(amount, name) : null
        }}
      >
        <MoneyField name="amount" label={words.amount} />
        <TextField name="reason" label={words.reason} description={words.reasonHint} />
        <DateField name="lastDay" label={words.lastDay} description={words.lastDayHint} />
      </ConfirmedForm>
    </Card>
  )
}
