import type { Factor } from '@arvand/contracts/commerce'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { tomanText } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { lineName } from '../cart/index.ts'
import { factorsWords as words } from './factors-words.ts'
import { giveQuestion } from './give-refund.ts'

interface GiveCardProps {
  readonly lines: Factor['lines']
  readonly refundable: readonly {
    readonly lineId: string
    readonly amount: number
    readonly whyNot: string | null
  }[]
  /** A sentence; null when a refund can be given. */
  readonly whyNot: string | null
  /** Another refund of this factor waits for a decision. */
  readonly isInProgress: boolean
  readonly answer: FormAnswer | undefined
}

/** The form by which a manager refunds all lines or some of them. */
export function GiveCard({ lines, refundable, whyNot, isInProgress, answer }: GiveCardProps) {
  const names = new Map(lines.map((line) => [line.lineId, lineName(line)]))
  const several = refundable.length > 1
  return (
    <Card title={words.give}>
      {whyNot ? (
        <div className="grid gap-3">
          <LoneNews answer={answer} />
          <p className="text-14 text-muted">{whyNot}</p>
          {isInProgress ? (
            <TextLink
              alone
              to="/manage/finance/refunds"
              className="inline-flex min-h-11 items-center text-15"
            >
              {words.toRefunds}
            </TextLink>
          ) : null}
        </div>
      ) : (
        <>
          <p className="pb-4 text-14 text-muted">{words.giveLead}</p>
          <ConfirmedForm
            intent="give"
            to={giveRefund}
            clears
            answer={answer}
            submit={words.giveSubmit}
            button={{ variant: 'outline', wide: true }}
            question={() => giveQuestion}
          >
            {several ? (
              <CheckboxGroup
                name="lines"
                label={words.giveLines}
                choices={refundable.map((one) => ({
                  value: one.lineId,
                  label: names.get(one.lineId) ?? '',
                  description: one.whyNot ? undefined : tomanText(one.amount),
                  lockedReason: one.whyNot ?? undefined,
                }))}
                defaultValue={refundable.flatMap((one) => (one.whyNot ? [] : [one.lineId]))}
              />
            ) : null}
            <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={3} />
          </ConfirmedForm>
        </>
      )}
    </Card>
  )
}
