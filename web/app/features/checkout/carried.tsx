import type { CardItem } from '../../api/client-storage.ts'
import { addressOf } from '../cart/index.ts'
import type { CheckoutIntent } from './count.ts'
import type { Wish } from './wish.ts'

interface CarriedProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  /** What the form has a control of its own for. */
  readonly but?: 'code' | 'ways' | 'buyer'
  /** What the server is to do. */
  readonly intent: CheckoutIntent
}

/** What a plain form takes along of the others; the page with scripts keeps it by itself. */
export function Carried({ items, wish, but, intent }: CarriedProps) {
  const rows: (readonly [string, string])[] = [
    ['intent', intent],
    // A course, and the same as a present, have one address.
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
