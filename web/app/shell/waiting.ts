import type { Role } from '@arvand/contracts/people'
import { useSyncExternalStore } from 'react'
import type { MenuEntry } from './menus.ts'

/** How much waits under one code in one role (`waiting/count`). */
export interface WaitingItem {
  readonly role: Role
  readonly code: string
  readonly count: number
}

// One list for the whole tab. Only the small component that shows a count reads it, so that the frame is not rendered
// again when the counts arrive.
let items: readonly WaitingItem[] = []
const listeners = new Set<() => void>()

export function setWaiting(next: readonly WaitingItem[]): void {
  items = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useSum = (counts: (item: WaitingItem) => boolean): number =>
  useSyncExternalStore(
    subscribe,
    () => items.filter(counts).reduce((sum, { count }) => sum + count, 0),
    () => 0,
  )

/** What waits behind these entries of a role's menu. */
export const useWaitingAt = (panel: Role, entries: readonly MenuEntry[]): number =>
  useSum(({ role, code }) => role === panel && entries.some(({ waiting }) => waiting && code in waiting))

/** What waits in some of a person's roles. */
export const useWaitingIn = (roles: readonly Role[]): number => useSum(({ role }) => roles.includes(role))
