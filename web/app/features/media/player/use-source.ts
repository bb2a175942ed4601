import type { Playable } from '@arvand/contracts/playable'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { attach, type Mode } from './attach.ts'
import type { Ladder } from './hls-source.ts'
import { type Quality, type Rung, rungFor } from './quality.ts'

export interface Source {
  readonly mode: Mode
  readonly rungs: readonly Rung[]
  /** The rung that plays now; null when no ladder plays. */
  readonly rung: Rung | null
  readonly failed: boolean
  /** Starts playback; a ladder is loaded only now. */
  readonly play: () => void
  /** Loads fresh links and continues from the same second. */
  readonly again: () => void
  /** Sets where the source starts, while the element has no position yet. */
  readonly aimAt: (second: number) => void
}

interface Wishes {
  readonly media: HTMLMediaElement | null
  /** The links that are playing; see `useHeld`. */
  readonly held: Playable
  readonly takeFresh: () => void
  readonly quality: Quality
  readonly poorLine: boolean
  readonly startAt: number
}

const patienceMs = 10_000

/** Sets the element's source, changes it without losing the position, and renews expired links. */
export function useSource({ media, held, takeFresh, quality, poorLine, startAt }: Wishes): Source {
  const [rungs, setRungs] = useState<readonly Rung[]>([])
  const [rung, setRung] = useState<Rung | null>(null)
  const [ladder, setLadder] = useState<Ladder | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [opening, setOpening] = useState(0)
  // Offline only downloaded files exist, never a ladder.
  const [broken, setBroken] = useState<ReadonlySet<Mode>>(() => new Set(navigator.onLine ? [] : ['ladder']))
  const place = useRef({ second: startAt, isPlaying: false })
  const lastTry = useRef(Number.NEGATIVE_INFINITY)
  const { revalidate } = useRevalidator()
  const mode = modeFor(held, quality, broken)
  const address = addressOf(held, mode)

  const again = () => {
    lastTry.current = performance.now()
    setFailed(false)
    takeFresh()
    void revalidate().then(() => setOpening((count) => count + 1))
  }
  // The first failure is taken for an expired link and renewed silently; a second one within the time is reported.
  const onFailed = useEffectEvent(() => {
    const isLate = performance.now() - lastTry.current > patienceMs
    if (isLate && navigator.onLine) again()
    // When the ladder fails, the file may still play; offline, the download may hold the sound alone.
    else if (mode === 'ladder' || (mode === 'file' && !navigator.onLine && held.audioOnly))
      setBroken(new Set([...broken, mode]))
    else setFailed(true)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` opens the same address once more
  useEffect(() => {
    if (!media || (mode === 'ladder' && !isWanted)) return
    const on = { onLadder: setLadder, onRungs: setRungs, onRung: setRung, onFailed: () => onFailed() }
    const close = attach(media, { mode, address, startAt: () => place.current.second, ...on })
    if (place.current.isPlaying) void media.play().catch(() => undefined)
    return () => {
      if (media.readyState > 0 && !media.error)
        place.current = { second: media.currentTime, isPlaying: !media.paused }
      close()
    }
  }, [media, mode, address, isWanted, opening])

  useEffect(() => ladder?.choose(rungFor(quality, rungs, poorLine)), [ladder, quality, rungs, poorLine])

  useEffect(() => {
    if (!isFailed) return
    const onOnline = () => onFailed()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isFailed])

  return {
    mode,
    rungs,
    rung,
    failed: isFailed,
    again,
    play() {
      place.current.isPlaying = true
      setWanted(true)
      if (media && media.readyState + Number(Boolean(media.currentSrc)) > 0)
        void media.play().catch(() => undefined)
    },
    aimAt(second) {
      place.current.second = second
    },
  }
}

function modeFor({ hls, audioOnly, kind }: Playable, quality: Quality, broken: ReadonlySet<Mode>): Mode {
  if (audioOnly && kind === 'video' && (quality === 'sound' || broken.has('file'))) return 'sound'
  return hls && kind === 'video' && !broken.has('ladder') ? 'ladder' : 'file'
}

function addressOf({ file, hls, audioOnly }: Playable, mode: Mode): string {
  if (mode === 'sound') return audioOnly ?? file
  return mode === 'ladder' ? (hls ?? file) : file
}
