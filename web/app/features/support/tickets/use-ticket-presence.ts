import type { Answer } from '@arvand/contracts/endpoint'
import type { markPresent } from '@arvand/contracts/support/tickets'
import { useEffect, useState } from 'react'
import { quietApi } from '../../../api/browser.ts'
import { hearLive } from '../../../api/live-messages.ts'

type Others = Answer<typeof markPresent>['items']

const everyMs = 20_000

/** Tells the others of the staff that this page is open, and whether one types in it; returns who else is there. */
export function useTicketPresence(ticketId: string, isTyping: boolean): Others {
  const [others, setOthers] = useState<Others>([])
  useEffect(() => {
    let isOver = false
    const say = () =>
      void quietApi.support('ticket/present', { ticketId, is: isTyping ? 'typing' : 'looking' }).then(
        (answer) => isOver || setOthers(answer.items),
        // Who is there is known again at the next word.
        () => undefined,
      )
    say()
    const timer = setInterval(say, everyMs)
    const hear = (payload: unknown) => {
      if ((payload as { ticketId?: unknown } | null)?.ticketId === ticketId) say()
    }
    const unhear = hearLive('ticket-presence', hear, () => undefined)
    return () => {
      isOver = true
      clearInterval(timer)
      unhear()
    }
  }, [ticketId, isTyping])
  useEffect(
    () => () => void quietApi.support('ticket/present', { ticketId, is: 'gone' }).catch(() => undefined),
    [ticketId],
  )
  return others
}
