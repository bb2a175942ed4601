import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Following, followTopic, type Present } from '../../../api/live-topics.ts'

/**
 * Follows a ticket that one of the staff has open, and loads the page again when something of it changed; returns who
 * is there, this person too, and the function that tells the others whether one writes an answer.
 */
export function useOpenTicket(ticketId: string) {
  const { revalidate } = useRevalidator()
  const fresh = useRef(revalidate)
  fresh.current = revalidate
  const [present, setPresent] = useState<readonly Present[]>([])
  const following = useRef<Following | null>(null)
  const isTyping = useRef(false)
  const tell = useCallback(() => {
    following.current?.say('typing', { isTyping: isTyping.current }).catch(() => undefined)
  }, [])
  useEffect(() => {
    const refresh = () => void fresh.current()
    const topic = { topic: 'support.ticket', id: ticketId }
    // After a cut the others have to be told again.
    const joined = () => isTyping.current && tell()
    const followed = followTopic(topic, { hear: refresh, load: refresh, joined, present: setPresent })
    following.current = followed
    return followed.leave
  }, [ticketId, tell])
  const tellTyping = useCallback(
    (now: boolean) => {
      if (now === isTyping.current) return
      isTyping.current = now
      tell()
    },
    [tell],
  )
  return { present, tellTyping }
}
