import type { Factor } from '@arvand/contracts/commerce'
import type { Answer } from '@arvand/contracts/endpoint'
import type { previewFactor } from '@arvand/contracts/panel/checkout'
import { cancelFactor, payFactor } from '@arvand/contracts/panel/factors'
import { useCallback } from 'react'
import { Form, useNavigation, useRevalidator, useSubmit } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import {
  checkoutWords,
  gatewayOf,
  PaidBy,
  PaymentMethodFields,
  payLabel,
  plainWish,
  type Wish,
} from '../checkout/index.ts'
import { cancelQuestion } from './act-on-factor.ts'
import { factorWords as words } from './factor-words.ts'
import { TimeLeft } from './time-left.tsx'

export type FactorPreview = Answer<typeof previewFactor>

interface PayCardProps {
  readonly factor: Factor
  /** How it would be paid now, with a sentence in place of an error code; null when it awaits no payment. */
  readonly preview: FactorPreview | null
  readonly wish: Pick<Wish, 'useWallet' | 'gateway'>
  /** An earlier payment is not decided yet, because the bank has not answered. */
  readonly isInDoubt: boolean
  readonly pay: FormAnswer | undefined
  readonly cancel: FormAnswer | undefined
}

/** Pays or cancels an unpaid factor; one that can no longer be paid shows what to do instead. */
export function PayCard({ factor, preview, wish, isInDoubt, pay, cancel }: PayCardProps) {
  const { state, expiresAt } = factor
  if (state === 'expired' || state === 'cancelled') return <Over cancel={cancel} />
  if (!preview) return null
  const isLate = Date.parse(expiresAt) <= Date.parse(preview.now)
  if (isLate) return <Over cancel={cancel} />
  const { rest, whyNotPay } = preview
  return (
    <Card title={words.payTitle}>
      <div className="grid gap-5">
        <Ticking until={expiresAt} now={preview.now} />
        {isInDoubt ? <Alert tone="warning">{words.inDoubt}</Alert> : null}
        <Ways preview={preview} wish={wish} />
        {preview.cards + preview.wallet.pays > 0 ? (
          <dl className="grid gap-2.5">
            <PaidBy cards={preview.cards} wallet={preview.wallet.pays} rest={rest} />
          </dl>
        ) : null}
        {whyNotPay ? (
          <Alert tone="warning">{whyNotPay}</Alert>
        ) : (
          <ActionForm
            intent="pay"
            to={payFactor}
            answer={pay}
            carry={{ useWallet: wish.useWallet ? 'yes' : 'no', gateway: wish.gateway }}
            submit={payLabel(preview.total, preview)}
            className="grid gap-3"
            button={{ wide: true }}
          >
            <p className="text-14 text-muted">
              {rest > 0
                ? checkoutWords.afterPress(gatewayOf(preview.gateways, wish.gateway))
                : checkoutWords.atOnce}
            </p>
          </ActionForm>
        )}
        <ConfirmedForm
          intent="cancel"
          to={cancelFactor}
          answer={cancel}
          question={() => cancelQuestion}
          submit={words.cancel}
          className="grid gap-3"
          button={{ variant: 'quiet', size: 'compact', wide: true }}
        />
      </div>
    </Card>
  )
}

function Over({ cancel }: { cancel: FormAnswer | undefined }) {
  return (
    <Card>
      <div className="grid gap-4">
        <AnswerNews answer={cancel} />
        <p className="text-15 text-muted">{words.again}</p>
        <ButtonLink to="/cart" variant="outline">
          {words.cart}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Reloads the page's data when the time is over: an earlier payment may still be awaited from the bank. */
function Ticking({ until, now }: { until: string; now: string }) {
  const { revalidate } = useRevalidator()
  const end = useCallback(() => void revalidate(), [revalidate])
  return <TimeLeft key={now} until={until} now={now} onEnd={end} />
}

/** Each choice asks for a new preview through the address; without JavaScript the button does. */
function Ways({ preview, wish }: { preview: FactorPreview; wish: PayCardProps['wish'] }) {
  const submit = useSubmit()
  const { state } = useNavigation()
  const choose = (next: Wish) => {
    const asked = new URLSearchParams({
      said: 'yes',
      ...(next.useWallet ? { wallet: 'on' } : {}),
      ...(next.gateway ? { gateway: next.gateway } : {}),
    })
    void submit(asked, { replace: true, preventScrollReset: true })
  }
  const hasChoice = preview.wallet.available > 0 || preview.gateways.length > 1
  return (
    <Form aria-label={checkoutWords.how} aria-busy={state === 'loading'} className="grid gap-3">
      <input type="hidden" name="said" value="yes" />
      <PaymentMethodFields
        wish={{ ...plainWish, ...wish }}
        available={preview.wallet.available}
        gateways={preview.gateways}
        onWish={choose}
      />
      {hasChoice ? (
        <noscript>
          <Button variant="outline">{checkoutWords.countAgain}</Button>
        </noscript>
      ) : null}
    </Form>
  )
}
