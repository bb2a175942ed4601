import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '../../../api/live-messages.ts'

/** Loads the page again when the other side wrote in this ticket, and after a line that was cut. */
export function useFreshTicket(ticketId: string): void {
  const { revalidate } = useRevalidator()
  const fresh = useRef(revalidate)
  fresh.current = revalidate
  useEffect(() => {
    let opened = false
    const hear = (payload: unknown) => {
      if ((payload as { ticketId?: unknown } | null)?.ticketId === ticketId) void fresh.current()
    }
    return hearLive('ticket', hear, () => {
      // At the first opening the page has just been loaded.
      if (opened) void fresh.current()
      opened = true
    })
  }, [ticketId])
}
