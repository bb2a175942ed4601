import type { Playable } from '@arvand/contracts/playable'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { attach, type Mode } from './attach.ts'
import type { Ladder } from './hls-source.ts'
import { type Quality, type Rung, rungFor } from './quality.ts'

export interface Source {
  readonly mode: Mode
  readonly rungs: readonly Rung[]
  /** The rung that plays now; null outside a ladder. */
  readonly rung: Rung | null
  readonly failed: boolean
  /** Plays; a ladder is only opened by this. */
  readonly play: () => void
  /** Asks the page for fresh links and goes on from the same second. */
  readonly again: () => void
  /** Where the next opening begins, as long as the element itself has no place. */
  readonly aimAt: (second: number) => void
}

interface Wishes {
  readonly media: HTMLMediaElement | null
  /** The links in use, see `useHeld`. */
  readonly held: Playable
  readonly takeFresh: () => void
  readonly quality: Quality
  readonly poorLine: boolean
  readonly startAt: number
}

const patienceMs = 10_000

/** Gives the element what it plays, changes it over without losing the place, and renews links that ended. */
export function useSource({ media, held, takeFresh, quality, poorLine, startAt }: Wishes): Source {
  const [rungs, setRungs] = useState<readonly Rung[]>([])
  const [rung, setRung] = useState<Rung | null>(null)
  const [ladder, setLadder] = useState<Ladder | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [opening, setOpening] = useState(0)
  // Without a line only whole files may be here (kept lessons).
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
  // A link that ended is renewed without a word; what fails twice is told.
  const onFailed = useEffectEvent(() => {
    const isLate = performance.now() - lastTry.current > patienceMs
    if (isLate && navigator.onLine) again()
    // The file itself may play where its ladder does not, and its sound where it is all that was kept.
    else if (mode === 'ladder' || (mode === 'file' && !navigator.onLine && held.audioOnly))
      setBroken(new Set([...broken, mode]))
    else setFailed(true)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` opens the same address once more
  useEffect(() => {
    if (!media || (mode === 'ladder' && !isWanted)) return
    const { second, isPlaying } = place.current
    const on = { onLadder: setLadder, onRungs: setRungs, onRung: setRung, onFailed: () => onFailed() }
    const close = attach(media, { mode, address, second, ...on })
    if (isPlaying) void media.play().catch(() => undefined)
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
