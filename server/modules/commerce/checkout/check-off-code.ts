import type { CartItem } from '@arvand/contracts/commerce'
import type { CommerceDeps } from '../deps.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { priceCartByCode } from '../pricing/price-cart.ts'
import { byCode } from '../wrong-codes.ts'

/** What a code would take off this cart. */
export async function checkOffCode(
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'sellables' | 'limits'>,
  personId: string,
  { code, items }: { readonly code: string; readonly items: readonly CartItem[] },
) {
  const priced = await byCode(deps, personId, () => priceCartByCode(deps, deps.db, { items, personId }, code))
  return {
    code: priced.offCode?.code ?? code,
    discount: priced.codeDiscount,
    total: priced.total,
    cart: cartReply(priced),
  }
}
