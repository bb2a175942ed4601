import type { CardItem } from '../../api/client-storage.ts'
import { addressOf } from '../cart/index.ts'
import type { CheckoutIntent } from './count.ts'
import type { Wish } from './wish.ts'

interface CarriedProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  /** A choice that this form has visible controls for. */
  readonly but?: 'code' | 'ways' | 'buyer'
  /** Which action the server takes. */
  readonly intent: CheckoutIntent
}

/** Hidden fields with the choices made in the page's other forms, for a form sent without JavaScript. */
export function Carried({ items, wish, but, intent }: CarriedProps) {
  const rows: (readonly [string, string])[] = [
    ['intent', intent],
    // A course for oneself and the same course as a gift have one address.
    ...[...new Set(items.map(addressOf))].map((address) => ['item', address] as const),
    ...(but === 'code' || !wish.offCode ? [] : [['code', wish.offCode] as const]),
    ...wish.giftCards.map((card) => ['card', card] as const),
    ['said', 'yes'],
    ...(but === 'ways' || !wish.useWallet ? [] : [['wallet', 'on'] as const]),
    ...(but === 'buyer' || !wish.buyerId ? [] : [['buyer', wish.buyerId] as const]),
    ...(but === 'ways' || !wish.gateway ? [] : [['gateway', wish.gateway] as const]),
  ]
  return rows.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
