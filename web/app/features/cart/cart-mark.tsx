import { formatNumber } from '@arvand/persian/numbers'
import { ShoppingBasket } from 'lucide-react'
import { clientStorage } from '../../api/client-storage.ts'
import { useStored } from '../../api/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { markWords as words } from './mark-words.ts'

/**
 * The link to the cart with the number of its lines. The number lies over the icon, so nothing moves when it appears.
 */
export function CartMark() {
  const count = useStored(clientStorage.card)?.items.length ?? 0
  const label = count > 0 ? words.mark(formatNumber(count)) : words.title
  return (
    <Link
      to="/cart"
      aria-label={label}
      title={words.title}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon of={ShoppingBasket} size={24} />
      {count > 0 ? (
        <span className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent-500 px-1 text-12 font-title text-on-accent">
          {formatNumber(count)}
        </span>
      ) : null}
    </Link>
  )
}
