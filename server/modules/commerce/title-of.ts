import { formatNumber } from '@arvand/persian/numbers'

/** What a factor is about, in a few words. */
export function titleOf({ lines }: { lines: readonly { readonly title: string }[] }): string {
  const [first, ...others] = lines.map(({ title }) => title)
  return others.length === 0 ? (first ?? '') : `${first} و ${formatNumber(others.length)} مورد دیگر`
}
