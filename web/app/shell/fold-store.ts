import type { Role } from '@arvand/contracts/people'
import { useSyncExternalStore } from 'react'
import { type Folds, foldsCookie, writeFolds } from './menu-folds.ts'
import { useRoot } from './use-root.ts'

// The cookie as this tab knows it, so that a browser without cookies still folds until it is closed.
let text: string | null = null
/** The page on which the person folded the page's own group; it opens again on the next page. */
let shutOn: string | null = null
const listeners = new Set<() => void>()

const inCookie = (): string => document.cookie.match(/(?:^|;\s*)arvand\.menu=([a-z0-9._]*)/)?.[1] ?? ''

function current(): string {
  text ??= inCookie()
  return text
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers the folds of a role's menu on this device. */
export function saveFolds(role: Role, folds: Folds, shutPage: string | null): void {
  text = writeFolds(current(), role, folds)
  shutOn = shutPage
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the newer interface
  document.cookie = `${foldsCookie}=${text}; Path=/; SameSite=Lax; Max-Age=31536000`
  tell()
}

/** The remembered folds of all menus; before hydration as the server read them. */
export function useFolds(): string {
  const { folds = '' } = useRoot()
  return useSyncExternalStore(subscribe, current, () => folds)
}

export const useShutPage = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shutOn,
    () => null,
  )
