import type { ItemKind } from '@arvand/contracts/commerce'
import type { Db } from '#platform/database'
import type { Sellable, Sellables, SoldLine, Wanted } from '#plugs/sellable'

/** Items grouped by the seller of their kind, each seller once. */
export const bySeller = <Of extends { readonly kind: ItemKind }>(sellables: Sellables, all: readonly Of[]) =>
  sellables.flatMap((seller) => {
    const own = all.filter(({ kind }) => kind === seller.kind)
    return own.length === 0 ? [] : [{ seller, own }]
  })

export const sellerOf = (sellables: Sellables, kind: ItemKind): Sellable | undefined =>
  sellables.find((seller) => seller.kind === kind)

/** The key under which the answer about an item is found. */
export const keyOf = ({ kind, id }: { readonly kind: ItemKind; readonly id: string }): string =>
  `${kind} ${id}`

/** Asks each seller once about all of its items; answers by `keyOf`. */
export async function askSellers<Of extends Wanted & { readonly kind: ItemKind }, Answer>(
  sellables: Sellables,
  items: readonly Of[],
  ask: (seller: Sellable, own: readonly Of[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const { seller, own } of bySeller(sellables, items)) {
    const once = [...new Map(own.map((item) => [item.id, item])).values()]
    for (const [id, answer] of await ask(seller, once)) answers.set(keyOf({ kind: seller.kind, id }), answer)
  }
  return answers
}

/** When what these lines bought takes place, by line; what is there at once is missing. */
export async function takesPlaceAt(
  db: Db,
  sellables: Sellables,
  lines: readonly (Pick<SoldLine, 'id' | 'item_id'> & { readonly kind: ItemKind })[],
): Promise<Map<string, Date>> {
  const ends = new Map<string, Date>()
  for (const { seller, own } of bySeller(sellables, lines))
    for (const [lineId, end] of (await seller.takesPlaceAt?.(db, own)) ?? []) ends.set(lineId, end)
  return ends
}

export const quotesOf = (db: Db, sellables: Sellables, items: readonly (Wanted & { kind: ItemKind })[]) =>
  askSellers(sellables, items, (seller, own) => seller.quote(db, own))

/** Why this person may not buy these items for themselves. */
export const whyNotBuy = (
  db: Db,
  sellables: Sellables,
  personId: string,
  items: readonly (Wanted & { kind: ItemKind })[],
) =>
  askSellers(sellables, items, (seller, own) =>
    seller.whyNotBuy(
      db,
      personId,
      own.map(({ id }) => id),
    ),
  )
