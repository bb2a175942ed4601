import { useEffect, useState } from 'react'

/**
 * Seconds until an ISO instant. Zero on the server, so that its page shows the buttons and works without JavaScript.
 */
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
