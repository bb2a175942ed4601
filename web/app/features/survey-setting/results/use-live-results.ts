import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 10_000

/**
 * Loads the results again every ten seconds while the page is looked at. It asks instead of being told, because a
 * message at each answer would say when somebody answered an anonymous survey.
 */
export function useLiveResults(isOpen: boolean): void {
  const { revalidate } = useRevalidator()
  const fresh = useRef(revalidate)
  fresh.current = revalidate
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void fresh.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isOpen])
}
