import { mostInGroups } from '@arvand/contracts/panel/groups'

/** The rules of groups: pure. */

/** Why these lists make no groups: somebody is in two, or all are empty. */
export function whyNotGroup(groups: readonly (readonly string[])[]) {
  const all = groups.flat()
  if (all.length === 0 || all.length > mostInGroups) return 'live.wrong-groups' as const
  return new Set(all).size < all.length ? ('live.wrong-groups' as const) : null
}
