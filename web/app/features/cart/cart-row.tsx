import { formatNumber } from '@arvand/persian/numbers'
import { ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { clientStorage } from '../../api/client-storage.ts'
import { useStored } from '../../api/use-stored.ts'
import type { LucideIcon } from '../../ui/icon.tsx'
import { markWords as words } from './mark-words.ts'

interface Row {
  readonly icon: LucideIcon
  readonly title: string
  readonly note: string
  readonly to: string
}

/** What waits in the cart of this browser, as a row of somebody's list; nothing while the cart is empty. */
export function CartRow({ children }: { children: (row: Row) => ReactNode }) {
  const count = useStored(clientStorage.card)?.items.length ?? 0
  if (count === 0) return null
  return children({
    icon: ShoppingBasket,
    title: words.waits(formatNumber(count)),
    note: words.complete,
    to: '/cart',
  })
}
