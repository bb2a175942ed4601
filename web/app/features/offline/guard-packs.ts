import { browserStore, readText, writeText } from '../../api/storage.ts'
import { marker } from './marker.ts'

let looked = false
let here: string | null = null

/**
 * Called by the shell whenever the session is known: another person's downloads are deleted; one's own are checked, and
 * queued requests are sent.
 */
export function guardPacks(personId: string | null): void {
  here = personId
  const owner = readText(browserStore(), marker)
  if (owner === null) return
  if (owner !== personId) {
    void import('./erase.ts').then(({ eraseAll }) => eraseAll()).catch(() => undefined)
    return
  }
  if (looked) return
  looked = true
  void import('./refresh-packs.ts').then(({ refreshPacks }) => refreshPacks(personId)).catch(() => undefined)
}

/**
 * Notes that a request of the signed-in person is queued, so that it is never sent for anybody else and is deleted when
 * they leave.
 */
export function markWaiting(): void {
  if (here === null) return
  writeText(browserStore(), marker, here)
  guardPacks(here)
}
