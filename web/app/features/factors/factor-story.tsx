import type { Factor, payment, refund } from '@arvand/contracts/commerce'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import type { z } from 'zod'
import { Card } from '../../ui/card.tsx'
import { factorWords as words } from './factor-words.ts'
import { paymentStateWords, refundStateWords, sourceWords } from './words.ts'

type Payment = z.output<typeof payment>
type Refund = z.output<typeof refund>

interface Step {
  readonly at: string
  readonly what: string
  readonly notes: readonly string[]
}

interface FactorStoryProps {
  readonly factor: Factor
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
}

/** The history of a factor, from its creation on. */
export function FactorStory(props: FactorStoryProps) {
  return (
    <Card title={words.story}>
      <ol className="grid gap-4 border-s-2 border-line ps-5">
        {stepsOf(props).map(({ at, what, notes }) => (
          <li
            key={`${at} ${what}`}
            className="relative before:absolute before:-start-[1.66rem] before:top-2 before:size-3 before:rounded-full before:border-2 before:border-surface before:bg-primary-600"
          >
            <p className="text-16 font-label leading-relaxed">{what}</p>
            <p className="text-14 text-muted">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            {notes.map((note) => (
              <p key={note} className="text-14 text-muted wrap-anywhere">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function stepsOf({ factor, payments, refunds }: FactorStoryProps): Step[] {
  const steps: Step[] = [
    { at: factor.createdAt, what: words.made, notes: [] },
    ...payments.map(stepOfPayment),
    ...(factor.paidAt ? [{ at: factor.paidAt, what: words.paid, notes: [] }] : []),
    ...(factor.state === 'expired' ? [{ at: factor.expiresAt, what: words.expired, notes: [] }] : []),
    ...refunds.map(stepOfRefund),
  ]
  return steps.toSorted((a, b) => a.at.localeCompare(b.at))
}

const stepOfPayment = ({ amount, state, at, settledAt, refId, cardPan }: Payment): Step => ({
  at: settledAt ?? at,
  what: words.payment(tomanText(amount), paymentStateWords[state]),
  notes: [
    ...(refId ? [words.reference(localDigits(refId))] : []),
    ...(cardPan ? [`\u2066${localDigits(cardPan)}\u2069`] : []),
  ],
})

const stepOfRefund = ({ amount, state, askedAt, paidAt, reason, answer, parts }: Refund): Step => ({
  at: paidAt ?? askedAt,
  what: words.refund(tomanText(amount), refundStateWords[state]),
  notes: [
    reason,
    ...(answer ? [words.answer(answer)] : []),
    ...parts.map((part) => `${words.parts(sourceWords[part.kind])}: ${tomanText(part.amount)}`),
  ],
})
