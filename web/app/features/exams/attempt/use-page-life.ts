import { useEffect, useEffectEvent } from 'react'

/** Calls `onWake` when the page is seen again, e.g. after the device has slept. */
export function useWake(onWake: () => void): void {
  const wake = useEffectEvent(() => {
    if (!document.hidden) onWake()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [])
}

/** The browser asks before it leaves the page while something would be lost. */
export function useLeaveWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
