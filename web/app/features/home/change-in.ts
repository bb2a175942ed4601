import { formatPercent } from '@arvand/persian/numbers'
import { manageWords as words } from './manage-words.ts'

/** «۲۷٪ بیش از مهر». A growth from zero has no percentage. `before` is the period compared with. */
export function changeIn(now: number, before: { readonly signUps: number; readonly title: string }): string {
  if (now === before.signUps) return words.same(before.title)
  if (before.signUps === 0) return words.fromNone(before.title)
  const share = formatPercent((100 * Math.abs(now - before.signUps)) / before.signUps)
  return now > before.signUps ? words.more(share, before.title) : words.fewer(share, before.title)
}
