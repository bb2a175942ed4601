import { tomanText } from '@arvand/persian/money'
import { formatPercent } from '@arvand/persian/numbers'
import { LockKeyhole } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import type { CardItem } from '../../api/client-storage.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SumRow } from '../cart/index.ts'
import { Carried } from './carried.tsx'
import { gatewayOf, PaidBy, payLabel } from './paid-by.tsx'
import type { Preview, Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface ReceiptCardProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  readonly preview: Preview
  /**
   * The address that the form without JavaScript posts to; given, because server and browser write an address
   * differently.
   */
  readonly here: string
  /** Request ids for a form sent without JavaScript. */
  readonly ids: { readonly make: string; readonly pay: string }
  readonly isAsking: boolean
  readonly isPaying: boolean
  /** Why the last attempt to pay failed. */
  readonly said: string | null
  readonly onPay: () => void
}

/** The sums, what each source pays, and the button that pays. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { items, wish, preview, here, ids, isAsking, isPaying, said, onPay } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPaying && !isAsking) onPay()
  }
  const whyNot = preview.whyNotPay
  const toBank = preview.rest > 0
  return (
    <Card title={words.receipt} className="lg:sticky lg:top-6">
      <Sums preview={preview} isAsking={isAsking} />
      <Form method="post" action={here} onSubmit={submit} className="grid gap-3 pt-5">
        <Carried items={items} wish={wish} intent="pay" />
        <input type="hidden" name="total" value={preview.cart.total} />
        <input type="hidden" name="makeId" value={ids.make} />
        <input type="hidden" name="payId" value={ids.pay} />
        {said ? (
          <Alert tone="danger" urgent>
            {said}
          </Alert>
        ) : null}
        {whyNot ? (
          <Alert tone="warning">{whyNot}</Alert>
        ) : (
          <Button wide pending={isPaying}>
            {payLabel(preview.cart.total, preview)}
          </Button>
        )}
        {whyNot ? null : (
          <p className="flex gap-2.5 text-14 text-muted">
            <Icon of={LockKeyhole} size={18} className="mt-1 text-success-700" />
            <span>{toBank ? words.afterPress(gatewayOf(preview.gateways, wish.gateway)) : words.atOnce}</span>
          </p>
        )}
        <TextLink to="/terms" alone className="text-14">
          {words.terms}
        </TextLink>
      </Form>
    </Card>
  )
}

function Sums({ preview, isAsking }: Pick<ReceiptCardProps, 'preview' | 'isAsking'>) {
  const { cart, giftCards, wallet, rest } = preview
  const cards = giftCards.reduce((sum, { pays }) => sum + pays, 0)
  return (
    <dl aria-busy={isAsking} className={`grid gap-2.5 transition-opacity ${isAsking ? 'opacity-60' : ''}`}>
      <SumRow name={words.subtotal}>{tomanText(cart.subtotal)}</SumRow>
      {cart.discount > 0 ? (
        <SumRow name={words.discount} isLess>
          {tomanText(-cart.discount)}
        </SumRow>
      ) : null}
      {cart.tax > 0 ? (
        <SumRow name={words.tax(formatPercent(cart.vatPercent))}>{tomanText(cart.tax)}</SumRow>
      ) : null}
      <SumRow name={words.total} isWhole>
        {tomanText(cart.total)}
      </SumRow>
      <PaidBy cards={cards} wallet={wallet.pays} rest={rest} />
    </dl>
  )
}
