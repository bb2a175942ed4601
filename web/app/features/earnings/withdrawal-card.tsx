import type { Answer } from '@arvand/contracts/endpoint'
import { cancelWithdrawal, requestWithdrawal, type showIncome } from '@arvand/contracts/panel/earnings'
import { localDigits } from '@arvand/persian/digits'
import { formatDate } from '@arvand/persian/format-date'
import { parseToman, tomanText } from '@arvand/persian/money'
import { formatSheba, parseSheba } from '@arvand/persian/sheba'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { type ListPage, Pager } from '../../shell/paged-rows.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cancelQuestion, withdrawQuestion } from './change-withdrawal.ts'
import { incomeWords as words } from './words.ts'

type Income = Answer<typeof showIncome>
export type Withdrawal = NonNullable<Income['underWay']>

interface WithdrawalCardProps {
  readonly income: Income
  readonly answer: FormAnswer | undefined
}

/** The one withdrawal in progress, or the form that asks for one. */
export function WithdrawalCard({ income, answer }: WithdrawalCardProps) {
  const asked = answerFor(answer, 'withdraw')
  const cancelled = answerFor(answer, 'cancel')
  return (
    <Card title={income.underWay ? words.underWay : words.withdraw}>
      <div className="grid gap-4">
        {income.underWay ? (
          <>
            <LoneNews answer={asked?.done ? asked : undefined} />
            <UnderWay withdrawal={income.underWay} answer={cancelled} />
          </>
        ) : (
          <>
            <LoneNews answer={cancelled?.done ? cancelled : undefined} />
            <AskForm {...income} answer={asked} />
          </>
        )}
      </div>
    </Card>
  )
}

interface UnderWayProps {
  readonly withdrawal: Withdrawal
  readonly answer: FormAnswer | undefined
}

function UnderWay({ withdrawal, answer }: UnderWayProps) {
  const { id, state, amount, sheba, holder, askedAt } = withdrawal
  return (
    <>
      <div className="grid gap-1">
        <p className="text-26 font-display">{tomanText(amount)}</p>
        <p className="text-14 text-muted">
          <bdi className="ltr-run whitespace-nowrap">{formatSheba(sheba)}</bdi>
        </p>
        <p className="text-14 text-muted">
          {holder}، {formatDate(askedAt)}
        </p>
      </div>
      <p>
        <StateBadge state={state} />
      </p>
      <p className="text-14 text-muted">{state === 'requested' ? words.requestedNote : words.approvedNote}</p>
      {state === 'requested' ? (
        <ConfirmedForm
          intent="cancel"
          to={cancelWithdrawal}
          answer={answer}
          carry={{ withdrawalId: id }}
          submit={words.cancel}
          button={{ variant: 'outline' }}
          question={() => cancelQuestion}
        />
      ) : null}
    </>
  )
}

type AskProps = Pick<Income, 'leastWithdrawal' | 'whyNotWithdraw' | 'name' | 'withdrawable'> & {
  readonly answer: FormAnswer | undefined
}

function AskForm({ leastWithdrawal, whyNotWithdraw, name, withdrawable, answer }: AskProps) {
  const whyNot = whyNotWithdraw === null ? null : words.notYet(tomanText(leastWithdrawal))
  return (
    <>
      <p className="text-14 text-muted">{words.withdrawLead(tomanText(leastWithdrawal))}</p>
      <ConfirmedForm
        intent="withdraw"
        to={requestWithdrawal}
        answer={answer}
        submit={words.ask}
        button={{ wide: true, disabledReason: whyNot }}
        question={(form) => {
          const amount = parseToman(String(form.get('amount')))
          const sheba = parseSheba(String(form.get('sheba')))
          return amount && sheba ? withdrawQuestion(amount, sheba) : null
        }}
      >
        <MoneyField
          key={`amount ${withdrawable}`}
          name="amount"
          label={words.amount}
          defaultValue={withdrawable > 0 ? withdrawable / 10 : undefined}
        />
        <LtrField name="sheba" label={words.sheba} description={words.shebaHint} inputMode="numeric" />
        <TextField name="holder" label={words.holder} description={words.holderHint} defaultValue={name} />
      </ConfirmedForm>
    </>
  )
}

const tones: Readonly<Record<Withdrawal['state'], Tone>> = {
  requested: 'warning',
  approved: 'primary',
  paid: 'success',
  refused: 'danger',
  cancelled: 'neutral',
}

const StateBadge = ({ state }: Pick<Withdrawal, 'state'>) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)

/** Withdrawals that have ended, with the manager's answer. */
export function PastWithdrawals({ page }: { page: ListPage<Withdrawal> }) {
  const past = page.items.filter(({ state }) => state !== 'requested' && state !== 'approved')
  if (past.length === 0) return null
  return (
    <Card title={words.past}>
      <ul className="divide-y divide-line">
        {past.map(({ id, amount, state, askedAt, reference, answer }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="text-16 font-label">{tomanText(amount)}</span>
              <StateBadge state={state} />
            </p>
            <p className="text-14 text-muted">{formatDate(askedAt)}</p>
            {reference ? (
              <p className="text-14 text-muted">{words.reference(localDigits(reference))}</p>
            ) : null}
            {answer ? <p className="text-14 wrap-anywhere">{answer}</p> : null}
          </li>
        ))}
      </ul>
      <Pager page={page} label={words.past} />
    </Card>
  )
}
