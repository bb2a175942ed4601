import { toPersianDigits } from '@arvand/persian/digits'
import { useEffect, useState } from 'react'

/** Minutes and seconds of a short wait: «۱:۲۴». */
export const clock = (seconds: number): string =>
  toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)

/** Seconds until an ISO instant. Zero on the server, so that its page has the buttons and works without JavaScript. */
export function useSecondsUntil(instant: string): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}
