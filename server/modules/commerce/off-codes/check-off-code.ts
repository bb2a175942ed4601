import type { CartItem } from '@arvand/contracts/commerce'
import { byCode } from '../checkout/wrong-codes.ts'
import type { CommerceParts } from '../parts.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** What a code would take off this cart. */
export async function checkOffCode(
  parts: Pick<CommerceParts, 'db' | 'clock' | 'sells' | 'limits'>,
  personId: string,
  { code, items }: { readonly code: string; readonly items: readonly CartItem[] },
) {
  const ask = { items, personId, offCode: code }
  const priced = await byCode(parts, personId, () => priceCart(parts, parts.db, ask))
  return {
    code: priced.offCode?.code ?? code,
    discount: priced.codeDiscount,
    total: priced.total,
    cart: cartReply(priced),
  }
}
