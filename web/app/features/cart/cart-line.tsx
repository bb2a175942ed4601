import type { Answer } from '@arvand/contracts/endpoint'
import type { showCart } from '@arvand/contracts/home/cart'
import { priceText, tomanNumber } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Heart, Minus, Plus, Trash2, TriangleAlert } from 'lucide-react'
import type { CardItem } from '../../api/client-storage.ts'
import { sellableOf } from '../../sellables.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keyOf, setQuantity } from './card.ts'
import { LineThumb } from './line-thumb.tsx'
import { LineTitle } from './line-title.tsx'
import { cartWords as words } from './words.ts'

type CartLine = Answer<typeof showCart>['lines'][number]

interface CartRowProps {
  readonly line: CartLine
  readonly item: CardItem
  /** The price that this browser showed last time. */
  readonly seen?: number | undefined
  readonly onRemove?: ((title: string) => void) | undefined
  /** Moves it to the wish list; left out where it cannot stand there. */
  readonly onWish?: ((title: string) => void) | undefined
}

/** One line of the cart: title, why it cannot be bought, quantity and price. */
export function CartRow({ line, item, seen, onRemove, onWish }: CartRowProps) {
  const { title, href, whyNot } = line
  return (
    <li className="flex gap-3.5 px-4.5 py-5 md:gap-5 md:px-6">
      <LineThumb line={line} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-5 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <LineTitle title={title} href={href} />
          <p className="text-14 text-muted">{noteOf(line, item)}</p>
          {whyNot ? (
            <p className="flex gap-2 pt-1 text-14 text-warning-700">
              <Icon of={TriangleAlert} size={18} className="mt-1" />
              <span>{whyNot}</span>
            </p>
          ) : null}
        </div>
        <div className="flex items-center gap-3 sm:ms-auto max-sm:w-full max-sm:flex-wrap max-sm:justify-between">
          {whyNot ? <span /> : <Quantity line={line} item={item} />}
          {whyNot ? null : <Price line={line} seen={seen} isUnder={mostOf(item, line) > 1} />}
          {onWish ? (
            <IconButton
              icon={Heart}
              label={words.wishOf(title)}
              className="-me-2.5 text-muted hover:text-primary-700"
              onClick={() => onWish(title)}
            />
          ) : null}
          {onRemove ? (
            <IconButton
              icon={Trash2}
              label={words.removeOf(title)}
              className="-me-2.5 text-muted hover:text-danger"
              onClick={() => onRemove(title)}
            />
          ) : null}
        </div>
      </div>
    </li>
  )
}

function noteOf({ kind, quantity }: CartLine, { options = {} }: CardItem): string {
  const { gift, seats, recipient } = options as {
    gift?: { mobile: string; name?: string }
    seats?: boolean
    recipient?: { mobile: string; name?: string }
  }
  const whom = gift ?? recipient
  if (whom) return words.giftTo(whom.name ?? whom.mobile)
  if (seats) return words.seats(formatNumber(quantity))
  return sellableOf(kind).note
}

interface PriceProps extends Pick<CartRowProps, 'line' | 'seen'> {
  /** On a phone there is no space beside the quantity buttons, so the price stands below them. */
  readonly isUnder: boolean
}

function Price({ line: { price, listPrice, quantity }, seen, isUnder }: PriceProps) {
  return (
    <p className={`sm:text-end ${isUnder ? 'max-sm:order-last max-sm:basis-full' : ''}`}>
      {listPrice > price ? (
        <s className="block text-14 text-muted">{tomanNumber(listPrice * quantity)}</s>
      ) : null}
      <span className="block text-17 font-title">{priceText(price * quantity)}</span>
      {quantity > 1 ? <span className="block text-14 text-muted">{words.each(priceText(price))}</span> : null}
      {seen !== undefined && seen !== price ? (
        <span className="block text-14 text-warning-700">{words.priceWas(priceText(seen))}</span>
      ) : null}
    </p>
  )
}

const mostOf = ({ options }: CardItem, { kind }: CartLine): number =>
  (options as { seats?: boolean } | undefined)?.seats ? 500 : (sellableOf(kind).most ?? 1)

/** The quantity buttons; draws nothing where only one may be bought. */
function Quantity({ line, item }: { line: CartLine; item: CardItem }) {
  const { title } = line
  const most = mostOf(item, line)
  if (most === 1) return null
  const { quantity } = item
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div
      role="group"
      aria-label={words.quantity(title)}
      className="flex items-center rounded-control border border-edge bg-surface"
    >
      <IconButton
        icon={Plus}
        label={words.more}
        disabled={quantity >= most}
        onClick={() => setQuantity(keyOf(item), quantity + 1)}
      />
      <output className="min-w-8 text-center text-16">{formatNumber(quantity)}</output>
      <IconButton
        icon={Minus}
        label={words.less}
        disabled={quantity <= 1}
        onClick={() => setQuantity(keyOf(item), quantity - 1)}
      />
    </div>
  )
}
