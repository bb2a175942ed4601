import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 1500

/** Reloads the page's data while something on it is in progress. */
export function useWatch(isInProgress: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isInProgress || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isInProgress, state, revalidate])
}
