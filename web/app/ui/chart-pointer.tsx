import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PeriodPoint, Scale } from './chart-figures.ts'
import { Link } from './link.tsx'

/**
 * Points at one unit of a chart: one tab stop, whose arrows move by a unit (right is earlier) and whose Enter opens the
 * unit's list. The first touch shows the tip; its link opens the list.
 */
export function ChartPointer({ points, x, y }: Scale & { points: readonly PeriodPoint[] }) {
  const navigate = useNavigate()
  const [live, setLive] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => setLive(true), [])
  const last = points.findLastIndex(({ now }) => now !== null)
  if (!live || last < 0) return null
  const at = Math.min(chosen ?? last, last)
  const point = points[at]
  if (!point) return null
  const move = (to: number) => setChosen(Math.max(0, Math.min(last, to)))
  const open = () => (point.to ? navigate(point.to) : undefined)

  const press = (event: KeyboardEvent) => {
    const target = { ArrowRight: at - 1, ArrowLeft: at + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setChosen(null)
    else if (event.key === 'Enter') void open()
    else if (target === undefined) return
    else move(target)
    event.preventDefault()
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // The page is right to left: its start is the right edge.
    const share = (box.right - event.clientX) / box.width
    move(Math.round(share * (points.length - 1)))
  }
  return (
    <div
      className="absolute inset-0"
      onPointerLeave={(event) => (event.pointerType === 'mouse' ? setChosen(null) : undefined)}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.pointer}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={at + 1}
        aria-valuetext={[point.label, ...point.tip].join('، ')}
        onKeyDown={press}
        onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? move(at) : undefined)}
        onBlur={() => setChosen((now) => (point.to ? now : null))}
        onPointerMove={(event) => (event.pointerType === 'mouse' ? follow(event) : undefined)}
        onPointerDown={follow}
        onClick={(event) =>
          (event.nativeEvent as { pointerType?: string }).pointerType === 'mouse' ? open() : undefined
        }
        className={`absolute inset-0 touch-pan-y rounded-small ${point.to ? 'cursor-pointer' : ''}`}
      />
      {chosen === null ? null : <Tip point={point} start={x(at)} top={y(point.now ?? 0)} />}
    </div>
  )
}

/** It stands beside its point, on the side that has room, and never over it. */
function Tip({ point, start, top }: { point: PeriodPoint; start: number; top: number }) {
  const side =
    start < 50
      ? { insetInlineStart: `${start}%`, marginInlineStart: '0.75rem' }
      : { insetInlineEnd: `${100 - start}%`, marginInlineEnd: '0.75rem' }
  const [first, ...rest] = point.tip
  return (
    <>
      <span
        aria-hidden="true"
        style={{ insetInlineStart: `${start}%` }}
        className="pointer-events-none absolute inset-y-0 border-s border-edge"
      />
      <span
        aria-hidden="true"
        style={{ insetInlineStart: `${start}%`, top: `${top}%` }}
        className="pointer-events-none absolute -ms-1.5 -mt-1.5 size-3 rounded-full border-2 border-surface bg-primary-600"
      />
      <div
        style={side}
        className="pointer-events-none absolute top-0 z-10 rounded-control border border-line bg-raised px-3.5 py-2 text-14 leading-relaxed whitespace-nowrap shadow-float"
      >
        <p className="font-label">{point.label}</p>
        <p>{first}</p>
        {rest.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
        {point.to ? (
          <Link
            to={point.to}
            tabIndex={-1}
            className="pointer-events-auto inline-flex min-h-11 items-center font-label text-primary-700 [@media(hover:hover)]:hidden"
          >
            {words.open}
          </Link>
        ) : null}
      </div>
    </>
  )
}

const words = { pointer: 'نقطه‌های نمودار', open: 'دیدن فهرست' } as const
