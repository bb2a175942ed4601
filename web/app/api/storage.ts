/** The used part of `localStorage`; a browser may block it, fill it up or hold broken text in it. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/** Replaces a blocked storage until the tab is closed. */
const memoryStore: TextStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, text) => void memory.set(key, text),
  removeItem: (key) => void memory.delete(key),
}

/** The browser's storage, or the tab's memory where the browser blocks it. */
export function browserStore(): TextStore {
  try {
    return window.localStorage
  } catch {
    return memoryStore
  }
}

export function readText(store: TextStore, key: string): string | null {
  try {
    return store.getItem(key) ?? memoryStore.getItem(key)
  } catch {
    return memoryStore.getItem(key)
  }
}

/** Writes to the storage, or to the tab's memory when the storage is full or blocked. */
export function writeText(store: TextStore, key: string, text: string): void {
  try {
    store.setItem(key, text)
    if (store !== memoryStore) memoryStore.removeItem(key)
  } catch {
    memoryStore.setItem(key, text)
  }
}

export function removeText(store: TextStore, key: string): void {
  memoryStore.removeItem(key)
  try {
    store.removeItem(key)
  } catch {
    // A blocked storage holds nothing to remove.
  }
}

/** All stored keys, in the browser's storage and in the tab's memory. */
export function storedKeys(): string[] {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return [...memory.keys(), ...keys]
  } catch {
    return [...memory.keys()]
  }
}
