import { isoDayOf, jalaliOf } from '@arvand/persian/jalali'
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
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** What a manager can do with a card; each with its reason. */
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

const hasReason = (form: FormData) => String(form.get('reason')).trim().length > 2

function Reason({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <TextField
      name="reason"
      label={words.reason}
      description={words.reasonHint}
      error={answer?.fields?.reason}
      defaultValue={answer?.values?.reason}
      maxLength={300}
      required
    />
  )
}

function AdjustForm({ requestId, answer: given }: ChangeFormsProps) {
  const answer = answerFor(given, 'adjust')
  return (
    <ConfirmedForm
      intent="adjust"
      answer={answer}
      carry={{ requestId: answer?.values?.requestId ?? requestId }}
      submit={words.adjust}
      pending={words.adjusting}
      button={{ look: 'outline' }}
      className="grid gap-4"
      question={(form) => {
        const amount = adjustment(form)
        return amount !== null && hasReason(form) ? adjustQuestion(amount) : null
      }}
    >
      <RadioGroup
        name="way"
        label={words.adjustWay}
        defaultValue={answer?.values?.way ?? 'more'}
        choices={[
          { value: 'more', label: words.more },
          { value: 'less', label: words.less },
        ]}
      />
      <MoneyField
        name="amount"
        label={words.adjustAmount}
        error={answer?.fields?.amount}
        defaultValue={answer?.values?.amount}
        maxLength={16}
        required
      />
      <Reason answer={answer} />
    </ConfirmedForm>
  )
}

function ExpiryForm({ expiresAt, answer: given }: ChangeFormsProps) {
  const answer = answerFor(given, 'expiry')
  // It ends with its last day, so a moment before is that day.
  const lastDay = expiresAt ? dayAt(new Date(Date.parse(expiresAt) - 1)) : undefined
  return (
    <ActionForm
      intent="expiry"
      answer={answer}
      submit={words.expiry}
      pending={words.doing}
      button={{ look: 'outline' }}
      className="grid gap-4"
    >
      <DateField
        name="lastDay"
        label={words.lastDay}
        description={words.lastDayHint}
        error={answer?.fields?.lastDay}
        defaultValue={answer?.values?.lastDay ?? (lastDay && isoDayOf(jalaliOf(lastDay)))}
      />
      <Reason answer={answer} />
    </ActionForm>
  )
}

function StopForm({ isStopped, answer: given }: ChangeFormsProps) {
  const answer = answerFor(given, 'stop')
  return (
    <ConfirmedForm
      intent="stop"
      answer={answer}
      carry={{ stopped: isStopped ? 'no' : 'yes' }}
      submit={isStopped ? words.start : words.stop}
      pending={words.doing}
      button={{ look: 'outline' }}
      className="grid gap-4"
      question={(form) => (hasReason(form) ? stopQuestion(!isStopped) : null)}
    >
      <Reason answer={answer} />
    </ConfirmedForm>
  )
}
