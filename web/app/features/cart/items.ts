import type { CartItem } from '@arvand/contracts/commerce'
import type { CardItem } from '../../api/kept.ts'

/**
 * What the server is asked about. The card may hold what an older release or another hand put there; the server reads
 * each item itself and says what it does not take.
 */
export const askedItems = (items: readonly CardItem[]): CartItem[] => items as unknown as CartItem[]

const sold = /^(course|plan):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The items that an address names, `?add=course:<id>`: the way into the cart for a page without scripts. */
export function itemsOfAddress(params: URLSearchParams, name = 'add'): CardItem[] {
  const named = [...new Set(params.getAll(name))].map((text) => sold.exec(text))
  return named.flatMap((found) => {
    const [, kind, id] = found ?? []
    return kind && id ? [{ kind, id, quantity: 1 }] : []
  })
}

/** An item as an address names it. */
export const addressOf = ({ kind, id }: Pick<CardItem, 'kind' | 'id'>): string => `${kind}:${id}`
