import { browserStore, readText, writeText } from '../../api/storage.ts'
import { marker } from './marker.ts'

let looked = false
let here: string | null = null

/**
 * Called by the shell with each word about who is here: what another person kept is erased, one's own is checked and
 * what waits is sent.
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

/** Something of the person who is here waits for the line: nobody else may send it, and it goes when they leave. */
export function markWaiting(): void {
  if (here === null) return
  writeText(browserStore(), marker, here)
  guardPacks(here)
}
