import { useEffect, useState } from 'react'
import type { ServerClock } from '../storing/server-clock.ts'

const secondsTo = (endsAt: string, clock: ServerClock): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - clock.now()) / 1000))

/** Whole seconds until the end, by the server’s clock. */
export function useTimeLeft(endsAt: string, clock: ServerClock): number {
  const [left, setLeft] = useState(() => secondsTo(endsAt, clock))
  useEffect(() => {
    const tick = () => setLeft(secondsTo(endsAt, clock))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt, clock])
  return left
}
