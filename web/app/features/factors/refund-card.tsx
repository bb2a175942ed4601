import type { Factor } from '@arvand/contracts/commerce'
import { refundFactor } from '@arvand/contracts/panel/factors'
import { tomanText } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { refundQuestion } from './act-on-factor.ts'
import { factorWords as words } from './words.ts'

interface Refundable {
  readonly lineId: string
  readonly amount: number
  readonly whyNot: string | null
}

interface RefundCardProps {
  readonly factor: Factor
  readonly refundable: readonly Refundable[]
  /** A sentence; null when a refund can be requested. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

/** Requests a refund of all or of some lines, or says why that is not possible. */
export function RefundCard({ factor, refundable, whyNot, answer }: RefundCardProps) {
  if (factor.state !== 'paid' && factor.state !== 'partlyRefunded') return null
  if (factor.total === 0) return null
  if (whyNot)
    return (
      <Card title={words.refundTitle}>
        <div className="grid gap-3">
          <AnswerNews answer={answer} />
          <p className="text-15 text-muted">{whyNot}</p>
        </div>
      </Card>
    )
  const titleOf = (lineId: string) => factor.lines.find((line) => line.lineId === lineId)?.title ?? ''
  const several = refundable.length > 1
  return (
    <Card title={words.refundTitle}>
      <details suppressHydrationWarning className="group" open={Boolean(answer)}>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-15 text-primary-700">
          {words.askRefund}
        </summary>
        <p className="pt-2 pb-4 text-14 text-muted">{words.refundLead}</p>
        <ConfirmedForm
          intent="refund"
          to={refundFactor}
          answer={answer}
          question={() => refundQuestion}
          submit={words.askRefund}
          className="grid gap-4"
          button={{ variant: 'outline', wide: true }}
        >
          {several ? (
            <CheckboxGroup
              name="lines"
              label={words.refundLines}
              choices={refundable.map(({ lineId, amount, whyNot: why }) => ({
                value: lineId,
                label: titleOf(lineId),
                description: why ? undefined : tomanText(amount),
                lockedReason: why ? why : undefined,
              }))}
              defaultValue={refundable.flatMap(({ lineId, whyNot: why }) => (why ? [] : [lineId]))}
            />
          ) : null}
          <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={3} />
        </ConfirmedForm>
      </details>
    </Card>
  )
}
