import { useEffect, useSyncExternalStore } from 'react'
import { quietApi } from '../../api/browser.ts'
import { hearLive } from '../../api/live-messages.ts'
import { attempt } from '../../api/refusal.ts'
import { showToast } from '../../ui/toasts.ts'
import { useSession } from '../identity/index.ts'
import { noticesWords as words } from './words.ts'

// One figure for the tab: the bell and the list show the same.
let unread: number | null = null
const listeners = new Set<() => void>()

function setUnread(next: number | null): void {
  if (next === unread) return
  unread = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many notices are not read; null until it is known. */
export const useUnread = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  )

/** Asks once, follows what the server says, and asks again whenever the line opens; once, however many bells there are. */
export function useFollowUnread(): void {
  const token = useSession().data?.token
  useEffect(() => (token === undefined ? undefined : join()), [token])
}

let bells = 0
let stop = () => {}

function join(): () => void {
  bells += 1
  if (bells === 1) stop = follow()
  return () => {
    bells -= 1
    if (bells === 0) stop()
  }
}

function follow(): () => void {
  let away = false
  const ask = async () => {
    const { answer } = await attempt(quietApi.panel('notice/count', {}))
    if (answer && !away) setUnread(answer.unread)
  }
  void ask()
  const stopHearing = hearLive('notice', hear, () => void ask())
  return () => {
    away = true
    stopHearing()
    setUnread(null)
  }
}

function hear(payload: unknown): void {
  const { unread, latest } = (payload ?? {}) as { unread?: unknown; latest?: { title?: unknown } }
  if (typeof unread === 'number') setUnread(unread)
  // The pages of security, and of the return from a bank, say themselves what was just done there.
  if (/^\/(panel\/security|pay\/return)/.test(window.location.pathname)) return
  if (typeof latest?.title === 'string') showToast({ tone: 'info', text: `${words.arrived} ${latest.title}` })
}
