import type { Factor } from '@arvand/contracts/commerce'
import { priceText, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { LineTitle, recipientText } from '../cart/index.ts'
import { factorWords as words } from './factor-words.ts'

export function FactorLines({ factor: { lines }, label }: { factor: Factor; label: string }) {
  return (
    <Card title={words.lines} flush>
      <ul aria-label={label} className="divide-y divide-line border-t border-line">
        {lines.map(({ lineId, title, href, given, quantity, price, discount, refunded }) => (
          <li
            key={lineId}
            className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 px-4.5 py-4 md:px-6"
          >
            <div className="min-w-0 flex-[1_1_12rem]">
              <LineTitle title={title} href={href} />
              {given ? <p className="text-14 text-muted">{recipientText({ given, quantity })}</p> : null}
              {quantity > 1 ? (
                <p className="text-14 text-muted">
                  {words.quantity(formatNumber(quantity), priceText(price))}
                </p>
              ) : null}
              {refunded > 0 ? (
                <p className="text-14 text-muted">{words.refundedPart(tomanText(refunded))}</p>
              ) : null}
            </div>
            <p className="text-end text-16">
              {discount > 0 ? (
                <s className="block text-14 text-muted">{tomanText(price * quantity)}</s>
              ) : null}
              {priceText(price * quantity - discount)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
