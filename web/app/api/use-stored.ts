import { useMemo, useSyncExternalStore } from 'react'
import type { StoredValue } from './client-storage.ts'

/** A stored value for a screen; null on the server and until the page is hydrated. */
export function useStored<T>(value: StoredValue<T>): T | null {
  const text = useSyncExternalStore<string | null | undefined>(value.subscribe, value.text, () => undefined)
  return useMemo(() => (text === undefined ? null : value.get()), [text, value])
}
