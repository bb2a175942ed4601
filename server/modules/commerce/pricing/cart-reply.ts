import type { pricedCart } from '@arvand/contracts/commerce'
import type { z } from 'zod'
import { recipientOf } from '../for-whom.ts'
import type { PricedFactor } from './price-cart.ts'

/** A priced cart as the contract shows it. */
export const cartReply = ({ lines, settings, ...totals }: PricedFactor): z.input<typeof pricedCart> => ({
  lines: lines.map(({ item, quote, ...line }) => ({
    kind: item.kind,
    id: item.id,
    title: quote?.title ?? 'موردی که دیگر فروخته نمی‌شود',
    href: quote?.href ?? null,
    picture: quote?.picture ?? null,
    palette: quote?.palette ?? null,
    given: recipientOf(item),
    quantity: line.quantity,
    listPrice: line.listPrice,
    price: line.price,
    discount: line.discount,
    tax: line.tax,
    total: line.total,
    whyNot: line.whyNot,
  })),
  subtotal: totals.subtotal,
  discount: totals.discount,
  tax: totals.tax,
  total: totals.total,
  vatPercent: settings.vatPercent,
})
