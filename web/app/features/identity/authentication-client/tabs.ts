import type { Session } from './session.ts'

const key = 'nextauth.message'

/**
 * Notifies the other tabs that the session changed. Key and format are those of `next-auth` (facts.md A7). The id makes
 * each text differ, because browsers fire no event for an unchanged value.
 */
export function notifyTabs(trigger: 'getSession' | 'signout'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Date.now(), id: newId() }
  try {
    localStorage.setItem(key, JSON.stringify(message))
  } catch {
    // Without storage the other tabs cannot be notified; they ask the server when they become visible.
  }
}

/** `randomUUID` exists on https and on the loopback only. */
const newId = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Listens to the other tabs; returns a function that stops listening. */
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

/**
 * Whether the stored token differs from this session's, so that other tabs must be notified: a session that began at
 * Google, for example, could notify nobody.
 */
export function isNewsToTabs(session: Session | null): boolean {
  try {
    return localStorage.getItem('token') !== (session?.token ?? null)
  } catch {
    return true
  }
}
