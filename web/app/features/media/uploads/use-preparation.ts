import { useEffect, useEffectEvent, useState } from 'react'
import { hearLive } from '../../../api/live-messages.ts'

interface Preparing {
  readonly state: 'waiting' | 'working' | 'failed'
  readonly percent: number
}

const pollMs = 10_000

/**
 * How far a stored file is prepared for playing, followed by live messages; null: it is ready. `onNews` loads it anew
 * when more than the percentage may have changed, and now and then, in case the live connection is cut.
 */
export function usePreparation(
  fileId: string | null,
  stored: Preparing | null,
  onNews: () => void,
): Preparing | null {
  const [percent, setPercent] = useState<number | null>(null)
  const isWaiting = fileId !== null && stored !== null && stored.state !== 'failed'
  const news = useEffectEvent(onNews)
  const hear = useEffectEvent((payload: unknown) => {
    const told = (payload ?? {}) as { fileId?: unknown; state?: unknown; percent?: unknown }
    if (told.fileId !== fileId) return
    if (told.state === 'working' && typeof told.percent === 'number') setPercent(told.percent)
    else onNews()
  })
  useEffect(() => {
    if (!isWaiting) return
    setPercent(null)
    const stopHearing = hearLive(
      'media',
      (payload) => hear(payload),
      () => undefined,
    )
    const polling = window.setInterval(() => news(), pollMs)
    return () => {
      stopHearing()
      window.clearInterval(polling)
    }
  }, [isWaiting])
  return isWaiting && percent !== null ? { state: 'working', percent } : stored
}
