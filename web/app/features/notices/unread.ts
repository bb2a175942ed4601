import { countNotices } from '@arvand/contracts/panel/notices'
import { useEffect, useSyncExternalStore } from 'react'
import { quietCall } from '../../api/browser.ts'
import { hearLive } from '../../api/live-messages.ts'
import { attempt } from '../../api/refusal.ts'
import { showToast } from '../../ui/toasts.ts'
import { useSession } from '../identity/index.ts'
import { bellWords as words } from './bell-words.ts'

// One number for the whole tab, so that the bell and the list agree.
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

/** The number of unread notices; null until it is known. */
export const useUnread = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => null,
  )

/**
 * Asks for the number once and whenever the live connection opens, and follows its messages. One connection serves all
 * bells on the page.
 */
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
    const { answer } = await attempt(quietCall(countNotices, {}))
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
  // The security pages and the return page of a payment show their own message about the same event.
  if (/^\/(panel\/security|pay\/return)/.test(window.location.pathname)) return
  if (typeof latest?.title === 'string') showToast({ tone: 'info', text: `${words.arrived} ${latest.title}` })
}
