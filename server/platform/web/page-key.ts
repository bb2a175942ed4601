import type { PagePolicy } from './web-build.ts'

/** An address for the page cache: the path, only the declared query parameters, and the theme. */
export interface PageAddress {
  readonly key: string
  /** Path and declared query: the address with which the page is rendered. */
  readonly canonical: string
}

const longest = 300
const themePattern = /(?:^|;\s*)arvand\.theme=(light|dark)(?:;|$)/

/** Which groups of the menus the person opened on this device, as the web writes it (`menu-folds.ts`). */
export const foldsIn = (cookies: string | undefined): string =>
  cookies?.match(/(?:^|;\s*)arvand\.menu=([a-z0-9._]{1,300})(?:;|$)/)?.[1] ?? ''

export const themeIn = (cookies: string | undefined): string => cookies?.match(themePattern)?.[1] ?? ''

/** Null when the address is too long to be cached, so that nobody fills the cache with made-up searches. */
export function pageAddress(
  pathname: string,
  search: string,
  policy: PagePolicy,
  theme: string,
): PageAddress | null {
  const canonical = search && policy.query.length > 0 ? pathname + declared(search, policy.query) : pathname
  return canonical.length > longest ? null : { key: `${theme}|${canonical}`, canonical }
}

function declared(search: string, names: readonly string[]): string {
  const asked = new URLSearchParams(search)
  const told = new URLSearchParams()
  for (const name of names) for (const value of asked.getAll(name)) told.append(name, value)
  return told.size > 0 ? `?${told}` : ''
}
