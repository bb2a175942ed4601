import { renewPlus, setPlusRenewal } from '@arvand/contracts/panel/plus'
import type { Subscription } from '@arvand/contracts/plus'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { myPlusWords as words } from './words.ts'

interface RenewalCardProps {
  readonly subscription: Subscription
  /** The balance of the wallet that can be spent. */
  readonly available: number
  readonly answer: FormAnswer | undefined
}

/** Whether the wallet pays the next renewal, when, how much, and whether its balance is enough. */
export function RenewalCard({ subscription, available, answer }: RenewalCardProps) {
  const { renews, renewalTotal, graceUntil } = subscription
  const missing = renews && renewalTotal !== null ? renewalTotal - available : 0
  const canRenewNow = graceUntil !== null && renewalTotal !== null && missing <= 0
  return (
    <Card
      title={words.renewal}
      aside={<Badge tone={renews ? 'success' : 'neutral'}>{renews ? words.on : words.off}</Badge>}
    >
      <p className="text-15">{whatComes(subscription)}</p>
      {renews && renewalTotal !== null ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3 text-14">
          <span className="text-muted">{words.wallet}</span>
          <span>{tomanText(available)}</span>
        </p>
      ) : null}
      {missing > 0 ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-14">
          <span className="font-[600] text-warning-700">{words.short(tomanText(missing))}</span>
          <TextLink to="/panel/wallet" className="inline-flex min-h-11 items-center">
            {words.fill}
          </TextLink>
        </p>
      ) : null}
      <div className="grid gap-3 pt-4">
        {canRenewNow ? (
          <ActionForm
            intent="renew"
            to={renewPlus}
            answer={answer?.intent === 'renew' ? answer : undefined}
            submit={words.renewNow(tomanText(renewalTotal))}
            button={{ wide: true }}
            className="grid gap-3"
          />
        ) : null}
        <ActionForm
          intent="renewal"
          to={setPlusRenewal}
          answer={answer?.intent === 'renewal' ? answer : undefined}
          carry={{ renews: renews ? 'no' : 'yes' }}
          submit={renews ? words.turnOff : words.turnOn}
          button={{ variant: renews ? 'outline' : 'soft', wide: true }}
          className="grid gap-3"
        />
      </div>
    </Card>
  )
}

function whatComes({ renews, renewsAt, renewalTotal, state }: Subscription): string {
  if (renewalTotal === null) return words.planOver
  if (!renews) return words.renewsOff
  if (state === 'paused') return words.renewsPaused
  const sum = tomanText(renewalTotal)
  return renewsAt ? words.renewsOn(formatDate(renewsAt), sum) : words.renewsInGrace(sum)
}
