import type { Playable } from '@arvand/contracts/playable'
import { useState } from 'react'
import { playerWords as words } from '../words.ts'
import { clockOf, spokenClock } from './clock.ts'
import type { Stretch } from './ranges.ts'

interface SeekBarProps {
  readonly second: number
  readonly duration: number
  readonly buffered: readonly Stretch[]
  readonly chapters: Playable['chapters']
  readonly onSeek: (second: number) => void
}

/** The bar runs from left to right in Persian too; chapters are gaps in it. */
export function SeekBar({ second, duration, buffered, chapters, onSeek }: SeekBarProps) {
  const [over, setOver] = useState<number | null>(null)
  const whole = duration > 0 ? duration : 1
  const share = (at: number) => `${Math.min(100, (at / whole) * 100)}%`
  const loaded = buffered.find(([from, to]) => from <= second + 1 && to >= second)?.[1] ?? 0
  return (
    <div
      dir="ltr"
      className="group relative h-9 sm:h-11"
      onPointerMove={({ currentTarget, clientX }) => {
        const { x, width } = currentTarget.getBoundingClientRect()
        setOver(Math.min(1, Math.max(0, (clientX - x) / width)) * whole)
      }}
      onPointerLeave={() => setOver(null)}
    >
      <input
        type="range"
        aria-label={words.place}
        aria-valuetext={words.placeOf(spokenClock(second), spokenClock(duration))}
        min={0}
        max={Math.floor(whole)}
        step={1}
        value={Math.floor(Math.min(second, whole))}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
      />
      <div
        data-track
        className="pointer-events-none absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-on-deep/30 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-action-on-deep group-hover:h-2"
      >
        <div className="absolute inset-y-0 start-0 bg-on-deep/35" style={{ inlineSize: share(loaded) }} />
        <div
          data-fill
          className="absolute inset-y-0 start-0 bg-action-on-deep"
          style={{ inlineSize: share(second) }}
        />
        {chapters.map(({ at, title }) =>
          at > 0 ? (
            <span
              key={`${at} ${title}`}
              className="absolute inset-y-0 w-0.75 bg-deep"
              style={{ insetInlineStart: share(at) }}
            />
          ) : null,
        )}
      </div>
      <span
        className="pointer-events-none absolute top-1/2 size-4 -translate-1/2 rounded-full bg-on-deep shadow-float"
        style={{ insetInlineStart: share(second) }}
      />
      {over === null ? null : <Over at={over} share={share(over)} chapters={chapters} />}
    </div>
  )
}

/** The time under the pointer, and its chapter. */
function Over({ at, share, chapters }: { at: number; share: string; chapters: Playable['chapters'] }) {
  const chapter = chapters.findLast((one) => one.at <= at)
  return (
    <span
      dir="rtl"
      aria-hidden="true"
      className="pointer-events-none absolute bottom-10 hidden max-w-60 -translate-x-1/2 truncate rounded-small bg-deep/90 px-2 text-14 text-on-deep pointer-fine:block"
      style={{ insetInlineStart: share }}
    >
      {chapter ? `${chapter.title}، ` : null}
      {clockOf(at)}
    </span>
  )
}
