import { clientStorage } from './client-storage.ts'
import { returnAddress } from './same-origin-address.ts'

/** Stores the page that a person was on, or was opening, so that they return to it after signing in. */
export function saveBackUrl(address: string, origin: string): void {
  const back = returnAddress(address, origin)
  if (back) clientStorage.backUrl.set(back)
}

/**
 * The stored page to return to; null when none is stored or the stored text is no address of ours. Saving a new session
 * erases it.
 */
export const savedBackUrl = (origin = window.location.origin): string | null =>
  returnAddress(clientStorage.backUrl.get(), origin)
