import type { ItemKind } from '@arvand/contracts/commerce'
import type { Db } from '#platform/database'
import type { Sellable, Sellables, Wanted } from '#plugs/sellable'

/** Things with whoever sells their kind, each seller once. */
export const bySeller = <Of extends { readonly kind: ItemKind }>(sells: Sellables, all: readonly Of[]) =>
  sells.flatMap((seller) => {
    const own = all.filter(({ kind }) => kind === seller.kind)
    return own.length === 0 ? [] : [{ seller, own }]
  })

export const sellerOf = (sells: Sellables, kind: ItemKind): Sellable | undefined =>
  sells.find((seller) => seller.kind === kind)

/** By what the answer about an item is found. */
export const keyOf = ({ kind, id }: { readonly kind: ItemKind; readonly id: string }): string =>
  `${kind} ${id}`

/** Asks each seller once about all of its items; answers by `keyOf`. */
export async function askSellers<Of extends Wanted & { readonly kind: ItemKind }, Answer>(
  sells: Sellables,
  items: readonly Of[],
  ask: (seller: Sellable, own: readonly Of[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const { seller, own } of bySeller(sells, items)) {
    const once = [...new Map(own.map((item) => [item.id, item])).values()]
    for (const [id, answer] of await ask(seller, once)) answers.set(keyOf({ kind: seller.kind, id }), answer)
  }
  return answers
}

export const quotesOf = (db: Db, sells: Sellables, items: readonly (Wanted & { kind: ItemKind })[]) =>
  askSellers(sells, items, (seller, own) => seller.quote(db, own))

/** Why this person may not buy these items for themselves. */
export const whyNotBuy = (
  db: Db,
  sells: Sellables,
  personId: string,
  items: readonly (Wanted & { kind: ItemKind })[],
) =>
  askSellers(sells, items, (seller, own) =>
    seller.whyNotBuy(
      db,
      personId,
      own.map(({ id }) => id),
    ),
  )
