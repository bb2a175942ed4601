const listeners = new Set<() => void>()

/** Says on this page that what is kept has changed. */
export function notifyPacks(): void {
  for (const listener of listeners) listener()
}

export function watchPacks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
