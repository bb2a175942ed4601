import { kept } from './kept.ts'
import { returnAddress } from './own-address.ts'

/** Keeps the page that a person was on, to come back to after signing in. */
export function keepBackUrl({
  pathname,
  search,
  origin,
}: Pick<Location, 'pathname' | 'search' | 'origin'>): void {
  const back = returnAddress(pathname + search, origin)
  if (back) kept.backUrl.set(back)
}

/**
 * Where to go after signing in: the `callbackUrl` of the address, else the kept page, else `otherwise`.
 * The kept page is erased by being asked for.
 */
export function takeBackUrl(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  otherwise = '/panel',
): string {
  const back = kept.backUrl.get()
  kept.backUrl.remove()
  return (
    returnAddress(new URLSearchParams(search).get('callbackUrl'), origin) ??
    returnAddress(back, origin) ??
    otherwise
  )
}
