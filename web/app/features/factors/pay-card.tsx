import type { Factor } from '@arvand/contracts/commerce'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Switch } from '../../ui/switch.tsx'
import { cancelQuestion } from './act-on-factor.ts'
import { factorWords as words } from './words.ts'

interface PayCardProps {
  readonly factor: Factor
  /** Of the wallet. */
  readonly available: number
  readonly requestId: string
  readonly pay: FormAnswer | undefined
  readonly cancel: FormAnswer | undefined
}

/** Pays an unpaid factor, or gives it up; says what to do with one that can no longer be paid. */
export function PayCard({ factor, available, requestId, pay, cancel }: PayCardProps) {
  const { state, payable, expiresAt } = factor
  if (state === 'expired' || state === 'cancelled')
    return (
      <Card>
        <div className="grid gap-4">
          <AnswerNews answer={cancel} />
          <p className="text-15 text-muted">{words.again}</p>
          <ButtonLink to="/cart" look="outline">
            {words.cart}
          </ButtonLink>
        </div>
      </Card>
    )
  if (state !== 'awaitingPayment') return null
  const whole = available - (available % 10)
  return (
    <Card title={words.payTitle}>
      <div className="grid gap-4">
        <p className="text-14 text-muted">{words.until(formatDateTime(expiresAt))}</p>
        <ActionForm
          intent="pay"
          answer={pay}
          carry={{ requestId }}
          submit={words.pay}
          pending={words.paying}
          className="grid gap-3"
          button={{ wide: true }}
        >
          <Switch
            name="wallet"
            defaultChecked={whole > 0}
            lockedReason={whole > 0 ? undefined : words.walletEmpty}
          >
            {whole > 0 ? words.fromWallet(tomanText(Math.min(whole, payable))) : words.walletName}
          </Switch>
          <p className="text-15">{words.payable2(tomanText(payable))}</p>
        </ActionForm>
        <ConfirmedForm
          intent="cancel"
          answer={cancel}
          question={() => cancelQuestion}
          submit={words.cancel}
          pending={words.cancelling}
          className="grid gap-3"
          button={{ look: 'quiet', size: 'compact', wide: true }}
        />
      </div>
    </Card>
  )
}
