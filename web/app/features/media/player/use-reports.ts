import { useEffect, useEffectEvent, useRef } from 'react'
import type { LessonPlayerProps } from './player-props.ts'
import { type Stretch, withStretch } from './ranges.ts'
import { tenthsHeard } from './tenths.ts'

const betweenMs = 5000
/** Seconds. A larger difference between two time updates is a jump, at any speed. */
const longestStretch = 4

type Told = Pick<LessonPlayerProps, 'onSecond' | 'onTenth' | 'onTime' | 'onEnded'>

/** Reports the position, to continue on another device, and the played tenths, for progress. */
export function useReports(media: HTMLMediaElement | null, startAt: number, told: Told): void {
  const played = useRef<readonly Stretch[]>([])
  const last = useRef<{ second: number | null; toldAt: number; toldSecond: number }>({
    second: null,
    toldAt: 0,
    toldSecond: -1,
  })
  const tenths = useRef(new Set<number>())
  // A page on which nothing was played must not overwrite a newer position from another device.
  const hasPlayed = useRef(false)

  const tellSecond = useEffectEvent((element: HTMLMediaElement) => {
    const { currentTime, duration, readyState } = element
    if (!hasPlayed.current || readyState === 0 || !(duration > 0) || last.current.toldSecond === currentTime)
      return
    last.current.toldAt = performance.now()
    last.current.toldSecond = currentTime
    told.onSecond?.(currentTime, duration)
  })
  const onTime = useEffectEvent((element: HTMLMediaElement) => {
    const { currentTime, duration, seeking, paused } = element
    const { second, toldAt } = last.current
    last.current.second = seeking ? null : currentTime
    told.onTime?.(currentTime)
    if (second !== null && !seeking && currentTime > second && currentTime - second < longestStretch) {
      played.current = withStretch(played.current, [second, currentTime])
      for (const tenth of tenthsHeard(played.current, duration, startAt))
        if (!tenths.current.has(tenth)) {
          tenths.current.add(tenth)
          told.onTenth?.(tenth)
        }
    }
    if (!paused && performance.now() - toldAt >= betweenMs) tellSecond(element)
  })
  const onEnded = useEffectEvent(() => told.onEnded?.())

  useEffect(() => {
    if (!media) return
    const time = () => onTime(media)
    const second = () => tellSecond(media)
    const play = () => {
      hasPlayed.current = true
    }
    const jump = () => {
      last.current.second = null
    }
    const ended = () => {
      tellSecond(media)
      onEnded()
    }
    const hidden = () => document.visibilityState === 'hidden' && tellSecond(media)
    media.addEventListener('timeupdate', time)
    media.addEventListener('play', play)
    media.addEventListener('pause', second)
    media.addEventListener('seeking', jump)
    media.addEventListener('emptied', jump)
    media.addEventListener('ended', ended)
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', second)
    return () => {
      tellSecond(media)
      media.removeEventListener('timeupdate', time)
      media.removeEventListener('play', play)
      media.removeEventListener('pause', second)
      media.removeEventListener('seeking', jump)
      media.removeEventListener('emptied', jump)
      media.removeEventListener('ended', ended)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', second)
    }
  }, [media])
}
