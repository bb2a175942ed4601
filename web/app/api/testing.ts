import { vi } from 'vitest'

/** A browser's window as far as the client rules touch it: storage, location, events. */
export function aBrowser(address = 'http://localhost:3000/', person?: string) {
  const stored = new Map<string, string>()
  const events = new EventTarget()
  const visited: string[] = []
  const url = new URL(address)
  const localStorage = {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  const { pathname, search, origin, hostname } = url
  const location = { pathname, search, origin, hostname, assign: (to: string) => void visited.push(to) }
  const window = {
    localStorage,
    location,
    document: { querySelectorAll: () => [], documentElement: { dataset: { person } } },
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  vi.stubGlobal('window', window)
  return {
    stored,
    visited,
    localStorage,
    /** Fires the event that this tab gets when another tab changes the storage. */
    otherTab(key: string | null) {
      events.dispatchEvent(Object.assign(new Event('storage'), { key }))
    },
    /** Makes every access to the storage throw, as some browsers' private windows do. */
    blockStorage() {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    },
  }
}
