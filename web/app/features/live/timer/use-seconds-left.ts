import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** A little longer than the server says that a time is over. */
const saidMs = 62_000

/**
 * Seconds that are left, counted from when the page was loaded, because the browser's clock may be wrong. `source`
 * is what was loaded with the number: another load counts anew. At the end the page is loaded again.
 */
export function useSecondsLeft(all: number | null, source: unknown): number | null {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  const [seconds, setSeconds] = useState(all)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number of a later load counts anew
  useEffect(() => {
    setSeconds(all)
    if (all === null) return
    if (all === 0) {
      // What is over is not said for ever.
      const later = setTimeout(() => void again.current(), saidMs)
      return () => clearTimeout(later)
    }
    const began = performance.now()
    const timer = setInterval(() => {
      const left = Math.ceil(all - (performance.now() - began) / 1000)
      setSeconds(Math.max(0, left))
      if (left <= 0) void again.current()
    }, 1_000)
    return () => clearInterval(timer)
  }, [all, source])
  return seconds
}
