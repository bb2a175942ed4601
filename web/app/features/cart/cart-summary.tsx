import type { PricedCart } from '@arvand/contracts/commerce'
import { tomanText } from '@arvand/persian/money'
import { formatPercent } from '@arvand/persian/numbers'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SumRow } from './sum-row.tsx'
import { cartWords as words } from './words.ts'

interface CartSummaryProps {
  readonly priced: Omit<PricedCart, 'lines'>
  /** The button that leads to payment, or what stands in its place. */
  readonly children: ReactNode
}

/** The sums of the cart, and the button that leads on. */
export function CartSummary({ priced, children }: CartSummaryProps) {
  const { subtotal, discount, tax, total, vatPercent } = priced
  return (
    <Card title={words.summary} className="lg:sticky lg:top-6">
      <dl className="grid gap-2.5">
        <SumRow name={words.subtotal}>{tomanText(subtotal)}</SumRow>
        {discount > 0 ? (
          <SumRow name={words.discount} isLess>
            {tomanText(-discount)}
          </SumRow>
        ) : null}
        {tax > 0 ? <SumRow name={words.tax(formatPercent(vatPercent))}>{tomanText(tax)}</SumRow> : null}
        <SumRow name={words.total} isWhole>
          {tomanText(total)}
        </SumRow>
      </dl>
      <div className="grid gap-3 pt-5">
        {children}
        <p className="text-14 text-muted">{words.codesLater}</p>
      </div>
      <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-14 text-muted">
        <li className="flex items-center gap-2.5">
          <Icon of={ShieldCheck} size={18} className="text-success-700" />
          {words.safe}
        </li>
        <li className="flex items-center gap-2.5">
          <Icon of={RotateCcw} size={18} className="text-success-700" />
          <TextLink to="/refunds" alone className="text-14">
            {words.back}
          </TextLink>
        </li>
      </ul>
    </Card>
  )
}
