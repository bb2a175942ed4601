/** Rows that have no id of their own are known by their place. */
export const placed = <Item extends object>(items: readonly Item[]): (Item & { readonly id: string })[] =>
  items.map((item, place) => ({ ...item, id: String(place) }))

export const replaced = <Item>(items: readonly Item[], place: number, part: Partial<Item>): Item[] =>
  items.map((one, at) => (at === place ? { ...one, ...part } : one))

export const without = <Item>(items: readonly Item[], place: number): Item[] =>
  items.filter((_, at) => at !== place)
