import { kept } from './kept.ts'
import { returnAddress } from './same-origin-address.ts'

/** Keeps the page that a person was on, or was opening, to come back to after signing in. */
export function keepBackUrl(address: string, origin: string): void {
  const back = returnAddress(address, origin)
  if (back) kept.backUrl.set(back)
}

/** The page to come back to; null: none is kept, or what is kept leads nowhere. It is erased by whoever arrives. */
export const keptBackUrl = (origin = window.location.origin): string | null =>
  returnAddress(kept.backUrl.get(), origin)
