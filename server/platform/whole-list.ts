import { mostWhole } from '@arvand/contracts/page'

/** The reply of a list that is returned whole (`whole: true` in its contract). */
export const wholeList = <Item>(items: readonly Item[]): { items: Item[]; nextCursor: null } => ({
  items: items.slice(0, mostWhole),
  nextCursor: null,
})
