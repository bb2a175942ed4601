import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '../../api/live-messages.ts'

/**
 * Seconds between quiet looks; then the person may look by themselves, and the server goes on in any case. A payment that
 * was not made may be made late, so it is looked at too, seldom.
 */
const pausesOf = { soon: [5, 10, 20, 30, 60, 60], seldom: [8, 30, 60] }

/**
 * Asks for the page again when the server says that this payment has ended, and, since a line may be cut, a few times by
 * itself while its answer may be on the way; null: it is there.
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
    // What was said between the making of the page and the opening of the line is asked for.
    return hearLive('payment', hear, () => void again.current())
  }, [isWaiting, paymentId])
  return state === 'loading'
}
