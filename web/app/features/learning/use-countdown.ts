import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down by seconds while it runs, but not while the page is hidden or somebody types; then acts. */
export function useCountdown(seconds: number, isRunning: boolean, act: () => void): number {
  const [left, setLeft] = useState(seconds)
  const onTick = useEffectEvent(() => {
    if (document.hidden || isTyping()) return
    if (left > 1) setLeft(left - 1)
    else act()
  })
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(onTick, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}

const isTyping = () =>
  document.activeElement?.matches('textarea, input:not([type=checkbox]), [contenteditable=true]')
