import type { CartItem } from '@arvand/contracts/commerce'
import type { CardItem } from '../../api/client-storage.ts'
import { sellables } from '../../sellables.ts'

/**
 * The items sent to the server. The stored cart may hold what an older release or somebody else wrote there; the server
 * checks each item itself and says what it does not take.
 */
export const askedItems = (items: readonly CardItem[]): CartItem[] => items as unknown as CartItem[]

const named = /^(\w+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const isOffered = (kind: string) => sellables.some((one) => one.kind === kind && !one.isMade)

/** The items named by an address, `?add=course:<id>`; this is how they reach the cart without JavaScript. */
export function itemsOfAddress(params: URLSearchParams, name = 'add'): CardItem[] {
  const texts = [...new Set(params.getAll(name))]
  return texts.flatMap((text) => {
    const [, kind, id] = named.exec(text) ?? []
    return kind && id && isOffered(kind) ? [{ kind, id, quantity: 1 }] : []
  })
}

/** The form in which an address names an item. */
export const addressOf = ({ kind, id }: Pick<CardItem, 'kind' | 'id'>): string => `${kind}:${id}`
