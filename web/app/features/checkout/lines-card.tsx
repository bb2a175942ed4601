import { priceText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { TriangleAlert } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LineThumb, recipientText } from '../cart/index.ts'
import type { Preview } from './wish.ts'
import { checkoutWords as words } from './words.ts'

/** The lines of the cart in short; they are changed in the cart itself. */
export function LinesCard({ cart: { lines } }: Pick<Preview, 'cart'>) {
  return (
    <Card
      title={words.lines}
      aside={
        <TextLink to="/cart" alone className="inline-flex min-h-11 items-center text-15">
          {words.change}
        </TextLink>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one course may stand twice, as a gift too
          <li key={`${line.id} ${at}`} className="flex items-center gap-4 px-4.5 py-4 md:px-6">
            <LineThumb line={line} />
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-5 gap-y-1">
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="text-16 font-label leading-relaxed">{line.title}</p>
                {noteOf(line) ? <p className="text-14 text-muted">{noteOf(line)}</p> : null}
                {line.whyNot ? (
                  <p className="flex gap-2 text-14 text-warning-700">
                    <Icon of={TriangleAlert} size={18} className="mt-1" />
                    <span>{line.whyNot}</span>
                  </p>
                ) : null}
              </div>
              {line.whyNot ? null : (
                <p className="text-15 font-label">{priceText(line.price * line.quantity)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The recipient, or the quantity when it is more than one. */
const noteOf = (line: Preview['cart']['lines'][number]): string | null =>
  recipientText(line) ?? (line.quantity > 1 ? words.quantity(formatNumber(line.quantity)) : null)
