import type { Answer } from '@arvand/contracts/endpoint'
import type { showIncome } from '@arvand/contracts/panel/earnings'
import { toPersianDigits } from '@arvand/persian/digits'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatSheba } from '@arvand/persian/sheba'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cancelQuestion, withdrawQuestion } from './change-withdrawal.ts'
import { incomeWords as words } from './words.ts'

type Income = Answer<typeof showIncome>
export type Withdrawal = NonNullable<Income['underWay']>

interface WithdrawalCardProps {
  readonly income: Income
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** The one withdrawal that is under way, or the form that asks for one. */
export function WithdrawalCard({ income, requestId, answer }: WithdrawalCardProps) {
  const asked = answerFor(answer, 'withdraw')
  const cancelled = answerFor(answer, 'cancel')
  return (
    <Card title={income.underWay ? words.underWay : words.withdraw}>
      <div className="grid gap-4">
        {income.underWay ? (
          <>
            <LoneNews answer={asked?.done ? asked : undefined} />
            <UnderWay withdrawal={income.underWay} requestId={requestId} answer={cancelled} />
          </>
        ) : (
          <>
            <LoneNews answer={cancelled?.done ? cancelled : undefined} />
            <AskForm {...income} requestId={requestId} answer={asked} />
          </>
        )}
      </div>
    </Card>
  )
}

interface UnderWayProps {
  readonly withdrawal: Withdrawal
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

function UnderWay({ withdrawal, requestId, answer }: UnderWayProps) {
  const { id, state, amount, sheba, holder, askedAt } = withdrawal
  return (
    <>
      <div className="grid gap-1">
        <p className="text-26 font-display">{tomanText(amount)}</p>
        <p className="text-14 text-muted">
          <bdi className="ltr-run whitespace-nowrap tabular-nums">{formatSheba(sheba)}</bdi>
        </p>
        <p className="text-14 text-muted">
          {holder}، {formatDate(askedAt, 'long')}
        </p>
      </div>
      <p>
        <StateBadge state={state} />
      </p>
      <p className="text-14 text-muted">{state === 'requested' ? words.requestedNote : words.approvedNote}</p>
      {state === 'requested' ? (
        <ConfirmedForm
          intent="cancel"
          answer={answer}
          carry={{ withdrawalId: id, requestId }}
          submit={words.cancel}
          pending={words.cancelling}
          button={{ look: 'outline' }}
          question={() => cancelQuestion}
        />
      ) : null}
    </>
  )
}

type AskProps = Pick<Income, 'leastWithdrawal' | 'whyNotWithdraw' | 'name' | 'withdrawable'> & {
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

function AskForm({ leastWithdrawal, whyNotWithdraw, name, withdrawable, requestId, answer }: AskProps) {
  const values = answer?.values
  const whyNot = whyNotWithdraw === null ? null : words.notYet(tomanText(leastWithdrawal))
  return (
    <>
      <p className="text-14 text-muted">{words.withdrawLead(tomanText(leastWithdrawal))}</p>
      <ConfirmedForm
        intent="withdraw"
        answer={answer}
        carry={{ requestId: values?.requestId ?? requestId }}
        submit={words.ask}
        pending={words.asking}
        button={{ wide: true, disabledReason: whyNot }}
        question={withdrawQuestion}
      >
        <MoneyField
          key={`amount ${withdrawable}`}
          name="amount"
          label={words.amount}
          error={answer?.fields?.amount}
          defaultValue={values?.amount ?? (withdrawable > 0 ? withdrawable / 10 : undefined)}
          maxLength={16}
          required
        />
        <LtrField
          name="sheba"
          label={words.sheba}
          description={words.shebaHint}
          error={answer?.fields?.sheba}
          defaultValue={values?.sheba}
          inputMode="numeric"
          maxLength={40}
          required
        />
        <TextField
          name="holder"
          label={words.holder}
          description={words.holderHint}
          error={answer?.fields?.holder}
          defaultValue={values?.holder ?? name}
          maxLength={80}
          required
        />
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

interface PastWithdrawalsProps {
  readonly items: readonly Withdrawal[]
  readonly nextCursor: string | null
  readonly isFirst: boolean
  readonly to: (cursor: string | null) => string
}

/** Withdrawals that have ended, with their words. */
export function PastWithdrawals({ items, nextCursor, isFirst, to }: PastWithdrawalsProps) {
  const past = items.filter(({ state }) => state !== 'requested' && state !== 'approved')
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
            <p className="text-14 text-muted">{formatDate(askedAt, 'long')}</p>
            {reference ? (
              <p className="text-14 text-muted">{words.reference(toPersianDigits(reference))}</p>
            ) : null}
            {answer ? <p className="text-14 wrap-anywhere">{answer}</p> : null}
          </li>
        ))}
      </ul>
      <CursorPager isFirst={isFirst} nextCursor={nextCursor} note="" next={words.olderPast} to={to} />
    </Card>
  )
}
