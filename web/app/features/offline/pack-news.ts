const listeners = new Set<() => void>()

/** Tells the listeners on this page that downloads have changed. */
export function notifyPacks(): void {
  for (const listener of listeners) listener()
}

export function watchPacks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
