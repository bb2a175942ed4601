import { useEffect, useState } from 'react'

const idleMs = 3000
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether the frame was not touched for three seconds. */
export function useIdle(frame: HTMLElement | null): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!frame) return
    let timer = 0
    const rest = () => setIdle(true)
    const wake = () => {
      setIdle(false)
      window.clearTimeout(timer)
      timer = window.setTimeout(rest, idleMs)
    }
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && rest()
    for (const sign of signs) frame.addEventListener(sign, wake)
    frame.addEventListener('pointerleave', leave)
    wake()
    return () => {
      window.clearTimeout(timer)
      for (const sign of signs) frame.removeEventListener(sign, wake)
      frame.removeEventListener('pointerleave', leave)
    }
  }, [frame])
  return isIdle
}
