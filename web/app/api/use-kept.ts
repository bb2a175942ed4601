import { useMemo, useSyncExternalStore } from 'react'
import type { Kept } from './kept.ts'

/** A kept value in a screen; null on the server and until the page is alive. */
export function useKept<T>(value: Kept<T>): T | null {
  const text = useSyncExternalStore<string | null | undefined>(value.subscribe, value.text, () => undefined)
  return useMemo(() => (text === undefined ? null : value.get()), [text, value])
}
