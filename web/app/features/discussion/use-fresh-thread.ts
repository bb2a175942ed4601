import { useEffect, useRef } from 'react'
import { hearLive } from '../../api/live-messages.ts'

/** Asks for the thread again when the server says that it has a new answer, and when the line was cut meanwhile. */
export function useFreshThread(threadId: string, refresh: () => void): void {
  const fresh = useRef(refresh)
  fresh.current = refresh
  useEffect(() => {
    let opened = false
    const hear = (payload: unknown) => {
      if ((payload as { threadId?: unknown } | null)?.threadId === threadId) fresh.current()
    }
    return hearLive('discussion', hear, () => {
      // The first time the page has just been made.
      if (opened) fresh.current()
      opened = true
    })
  }, [threadId])
}
