import { useEffect, useRef } from 'react'
import { hearLive } from '../../api/live-messages.ts'

/** Reloads the thread when the server announces a new answer, and after the live connection was cut. */
export function useFreshThread(threadId: string, refresh: () => void): void {
  const fresh = useRef(refresh)
  fresh.current = refresh
  useEffect(() => {
    let opened = false
    const hear = (payload: unknown) => {
      if ((payload as { threadId?: unknown } | null)?.threadId === threadId) fresh.current()
    }
    return hearLive('discussion', hear, () => {
      // At the first opening the page has just been loaded.
      if (opened) fresh.current()
      opened = true
    })
  }, [threadId])
}
