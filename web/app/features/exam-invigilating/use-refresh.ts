import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

const everyMs = 10_000

/** Loads the page's data again every few seconds while it is looked at, and never while something is being sent. */
export function useRefresh(): void {
  const { revalidate, state } = useRevalidator()
  const { state: going } = useNavigation()
  const refresh = useEffectEvent(() => {
    if (!document.hidden && state === 'idle' && going === 'idle') void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
}
