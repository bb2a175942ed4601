import { renewRecoveryCodes, turnOffSecondFactor } from '@arvand/contracts/panel/security'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { FactorAnswer } from './factor-answer.ts'
import { factorWords as words } from './factor-words.ts'

interface FactorOnProps {
  readonly factor: {
    readonly onSince: string | null
    readonly required: boolean
    readonly recoveryCodesLeft: number
  }
  readonly now: number
  readonly answer: FactorAnswer | undefined
}

/** What one can do while the second factor is on: renew the recovery codes, or turn it off. */
export function FactorOn({ factor: { onSince, required, recoveryCodesLeft }, now, answer }: FactorOnProps) {
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="success">
          {words.onSince} {onSince ? <TimeAgo at={onSince} now={now} /> : null}
        </Badge>
        <Badge tone={recoveryCodesLeft > 2 ? 'neutral' : 'warning'}>
          {formatNumber(recoveryCodesLeft)} {words.left}
        </Badge>
      </p>
      <ActionForm
        intent="renew"
        to={renewRecoveryCodes}
        answer={answerFor(answer, 'renew')}
        submit={words.renew}
        button={{ variant: 'soft' }}
        className="grid gap-3"
      >
        <p className="text-15 text-muted">{words.renewLead}</p>
      </ActionForm>
      <hr className="border-line" />
      <ActionForm
        intent="off"
        to={turnOffSecondFactor}
        answer={answerFor(answer, 'off')}
        submit={words.off}
        button={{ variant: 'danger', disabledReason: required ? words.offRequired : undefined }}
        className="grid gap-3"
      >
        <p className="text-15 text-muted">{words.offLead}</p>
      </ActionForm>
    </div>
  )
}
