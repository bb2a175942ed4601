import { adjustCard, changeCardExpiry, stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { dayAt } from '@arvand/persian/zone'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { adjustment, adjustQuestion, stopQuestion } from './change-card.ts'
import { manageCardsWords as words } from './manage-words.ts'

interface ChangeFormsProps {
  readonly isStopped: boolean
  readonly expiresAt: string | null
  readonly answer: FormAnswer | undefined
}

/** What a manager can change on a card; each change needs a reason. */
export function ChangeForms(props: ChangeFormsProps) {
  return (
    <Card title={words.change} className="[&_details]:border-t [&_details]:border-line">
      <Folded title={words.adjust} isOpen={props.answer?.intent === 'adjust'}>
        <AdjustForm {...props} />
      </Folded>
      <Folded title={words.expiry} isOpen={props.answer?.intent === 'expiry'}>
        <ExpiryForm {...props} />
      </Folded>
      <Folded title={props.isStopped ? words.start : words.stop} isOpen={props.answer?.intent === 'stop'}>
        <StopForm {...props} />
      </Folded>
    </Card>
  )
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details open={isOpen || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center rounded-small text-16 font-label text-primary-700">
        {title}
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  )
}

const Reason = () => <TextField name="reason" label={words.reason} description={words.reasonHint} />

function AdjustForm({ answer }: ChangeFormsProps) {
  return (
    <ConfirmedForm
      intent="adjust"
      to={adjustCard}
      answer={answerFor(answer, 'adjust')}
      submit={words.adjust}
      button={{ variant: 'outline' }}
      className="grid gap-4"
      question={(form) => {
        const amount = adjustment(String(form.get('amount')), String(form.get('way')))
        return amount ? adjustQuestion(amount) : null
      }}
    >
      <RadioGroup
        name="way"
        label={words.adjustWay}
        defaultValue={answerFor(answer, 'adjust')?.values?.way ?? 'more'}
        choices={[
          { value: 'more', label: words.more },
          { value: 'less', label: words.less },
        ]}
      />
      <MoneyField name="amount" label={words.adjustAmount} />
      <Reason />
    </ConfirmedForm>
  )
}

function ExpiryForm({ expiresAt, answer }: ChangeFormsProps) {
  // `expiresAt` is the end of the last day, so one millisecond before it lies in that day.
  const lastDay = expiresAt ? dayAt(new Date(Date.parse(expiresAt) - 1)) : undefined
  return (
    <ActionForm
      intent="expiry"
      to={changeCardExpiry}
      answer={answerFor(answer, 'expiry')}
      submit={words.expiry}
      button={{ variant: 'outline' }}
      className="grid gap-4"
    >
      <DateField
        name="lastDay"
        label={words.lastDay}
        description={words.lastDayHint}
        defaultValue={lastDay}
      />
      <Reason />
    </ActionForm>
  )
}

function StopForm({ isStopped, answer }: ChangeFormsProps) {
  return (
    <ConfirmedForm
      intent="stop"
      to={stopCard}
      answer={answerFor(answer, 'stop')}
      carry={{ stopped: isStopped ? 'no' : 'yes' }}
      submit={isStopped ? words.start : words.stop}
      button={{ variant: 'outline' }}
      className="grid gap-4"
      question={() => stopQuestion(!isStopped)}
    >
      <Reason />
    </ConfirmedForm>
  )
}
