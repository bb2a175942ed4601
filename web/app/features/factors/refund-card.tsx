import type { Factor, SourceKind } from '@arvand/contracts/commerce'
import { refundFactor } from '@arvand/contracts/panel/factors'
import { tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { lineName, SumRow } from '../cart/index.ts'
import { refundQuestion } from './act-on-factor.ts'
import { factorWords as words } from './factor-words.ts'

interface Refundable {
  readonly lineId: string
  readonly amount: number
  readonly whyNot: string | null
}

interface RefundCardProps {
  /** Where the money goes when all lines are refunded. */
  readonly destinations: readonly { readonly kind: SourceKind; readonly amount: number }[]
  readonly rule: { readonly days: number; readonly mostPercent: number } | null
  /** A manager decides this request first. */
  readonly needsManager: boolean
  readonly factor: Factor
  readonly refundable: readonly Refundable[]
  /** A sentence; null when a refund can be requested. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

/** Requests a refund of all or of some lines, or says why that is not possible. */
export function RefundCard(props: RefundCardProps) {
  const { factor, refundable, rule, whyNot, answer } = props
  if (factor.state !== 'paid' && factor.state !== 'partlyRefunded') return null
  if (factor.total === 0) return null
  if (whyNot)
    return (
      <Card title={words.refundTitle}>
        <div className="grid gap-3">
          <AnswerNews answer={answer} />
          <p className="text-15 text-muted">{whyNot}</p>
          <p className="text-14 text-muted">{ruleText(rule)}</p>
        </div>
      </Card>
    )
  const names = new Map(factor.lines.map((line) => [line.lineId, lineName(line)]))
  const several = refundable.length > 1
  return (
    <Card title={words.refundTitle}>
      <details suppressHydrationWarning className="group" open={Boolean(answer)}>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-15 text-primary-700">
          {words.askRefund}
        </summary>
        <Destinations {...props} />
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
                label: names.get(lineId) ?? '',
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

const ruleText = (rule: RefundCardProps['rule']): string =>
  rule ? words.refundRule(formatNumber(rule.days), formatPercent(rule.mostPercent)) : words.refundByKind

/** What comes back, where and when, before anything is asked for. */
function Destinations({ destinations, refundable, rule, needsManager }: RefundCardProps) {
  const sum = destinations.reduce((all, { amount }) => all + amount, 0)
  return (
    <div className="grid gap-3 pt-2 pb-4 text-14 text-muted">
      <dl
        aria-label={words.refundTo}
        className="grid gap-2 rounded-option bg-sunken px-4.5 py-3.5 text-15 text-ink"
      >
        <SumRow name={refundable.length > 1 ? words.refundAll : words.refundSum} isWhole>
          {tomanText(sum)}
        </SumRow>
        {destinations.map(({ kind, amount }) => (
          <SumRow key={kind} name={words.backTo[kind]}>
            {tomanText(amount)}
          </SumRow>
        ))}
      </dl>
      <p>
        {needsManager ? words.refundByManager : words.refundAtOnce}{' '}
        {destinations.some(({ kind }) => kind === 'gateway') ? words.refundAtBank : null}
      </p>
      <p>
        {words.refundLead} {ruleText(rule)}
      </p>
    </div>
  )
}
