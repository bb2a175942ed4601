import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '../../api/live-messages.ts'

/**
 * Seconds between automatic reloads; after the last one the person can reload, and the server continues to check. A
 * failed payment can still be settled late, so it is checked too, less often.
 */
const pausesOf = { soon: [5, 10, 20, 30, 60, 60], seldom: [8, 30, 60] }

/**
 * Reloads the page's data when the server says that this payment has ended and, since the live connection may be cut, a
 * few times on a timer. `how` is null once the result is known.
 */
export function useLookingAgain(how: keyof typeof pausesOf | null, paymentId: string | null): boolean {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (how === null) return
    const pauses = pausesOf[how]
    let turn = 0
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const pause = pauses[turn]
      if (pause === undefined) return
      turn += 1
      timer = setTimeout(() => {
        void revalidate()
        next()
      }, pause * 1000)
    }
    next()
    return () => clearTimeout(timer)
  }, [how, revalidate])
  const isWaiting = how !== null
  const again = useRef(revalidate)
  again.current = revalidate
  useEffect(() => {
    if (!isWaiting || paymentId === null) return
    const hear = (told: unknown) => {
      if ((told as { paymentId?: unknown } | null)?.paymentId === paymentId) void again.current()
    }
    // Messages sent between the loading of the page and the opening of the connection were missed, so ask once.
    return hearLive('payment', hear, () => void again.current())
  }, [isWaiting, paymentId])
  return state === 'loading'
}
