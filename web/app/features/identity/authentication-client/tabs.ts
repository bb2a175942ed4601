import type { Session } from './session.ts'

const key = 'nextauth.message'

/**
 * Tells the other tabs that the session changed. Key and format are those of `next-auth` (facts.md A7); the id makes
 * each message another text, because a browser tells nothing of a value that stays the same.
 */
export function notifyTabs(trigger: 'getSession' | 'signout'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Date.now(), id: newId() }
  try {
    localStorage.setItem(key, JSON.stringify(message))
  } catch {
    // A browser that refuses its storage has no way to tell; other tabs ask when they are looked at.
  }
}

/** `randomUUID` is there on https and on the loopback only. */
const newId = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Hears the other tabs; returns the way out. */
export function hearTabs(heard: (trigger: unknown) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const message = event.key === key ? sessionMessage(event.newValue) : null
    if (message) heard(message.trigger)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function sessionMessage(text: string | null): { readonly trigger?: unknown } | null {
  try {
    const message = JSON.parse(text ?? '') as { event?: unknown; data?: object } | null
    return message?.event === 'session' && message.data ? message.data : null
  } catch {
    return null
  }
}

/** The tabs keep another token than this session's: it began where no tab could tell, e.g. at Google. */
export function isNewsToTabs(session: Session | null): boolean {
  try {
    return localStorage.getItem('token') !== (session?.token ?? null)
  } catch {
    return true
  }
}
