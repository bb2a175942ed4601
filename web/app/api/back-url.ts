import { clientStorage } from './client-storage.ts'
import { returnAddress } from './same-origin-address.ts'

/** Keeps the page that a person was on, or was opening, to come back to after signing in. */
export function saveBackUrl(address: string, origin: string): void {
  const back = returnAddress(address, origin)
  if (back) clientStorage.backUrl.set(back)
}

/** The page to come back to; null: none is kept, or what is kept leads nowhere. It is erased by whoever arrives. */
export const savedBackUrl = (origin = window.location.origin): string | null =>
  returnAddress(clientStorage.backUrl.get(), origin)
