import type { CartItem } from '@arvand/contracts/commerce'
import type { CommerceParts } from '../parts.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** What a code would take off this cart. */
export async function checkOffCode(
  parts: Pick<CommerceParts, 'db' | 'clock' | 'sells'>,
  personId: string,
  { code, items }: { readonly code: string; readonly items: readonly CartItem[] },
) {
  const priced = await priceCart(parts, parts.db, { items, personId, offCode: code })
  return {
    code: priced.offCode?.code ?? code,
    discount: priced.codeDiscount,
    total: priced.total,
    cart: cartReply(priced),
  }
}
