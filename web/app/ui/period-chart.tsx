import type { ReactNode } from 'react'
import { axisOf } from './chart-axis.ts'
import type { PeriodPoint, Scale } from './chart-figures.ts'
import { ChartPointer } from './chart-pointer.tsx'
import { isSparse } from './sparkline.tsx'

export interface PeriodChartProps {
  /** The sentence that says the whole chart: «فروش از ۲ آبان تا ۱ آذر: …». */
  readonly sentence: string
  /** The oldest first. */
  readonly points: readonly PeriodPoint[]
  /** The values of the axis in its words: «۲۰» of twenty million. */
  readonly axisText: (value: number) => string
  /** The least step of the axis: 1 for what is counted. */
  readonly leastStep?: number
  /** Said in the middle when there is nothing to draw. */
  readonly empty?: ReactNode
}

/**
 * A period against the one before: drawn by the server, readable without any script. Time runs right to left, the axis
 * begins at 0. Its pointer (keys, mouse, touch) comes with the scripts.
 */
export function PeriodChart({ sentence, points, axisText, leastStep = 1, empty }: PeriodChartProps) {
  const values = points.flatMap(({ now, before }) => [now ?? 0, before ?? 0])
  const axis = axisOf(Math.max(0, ...values), leastStep)
  const top = axis.at(-1) ?? 1
  const scale = { x: (at: number) => xOf(at, points.length), y: (value: number) => 100 - (100 * value) / top }
  return (
    <div className="ps-9 pe-2 pt-2">
      <div className="relative h-56">
        <div role="img" aria-label={sentence} className="absolute inset-0">
          <Axis axis={axis} y={scale.y} text={axisText} />
          <Drawing points={points} {...scale} />
        </div>
        {empty ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-center text-15">
            {empty}
          </div>
        ) : (
          <ChartPointer points={points} {...scale} />
        )}
      </div>
      <Ticks points={points} x={scale.x} />
    </div>
  )
}

/** The place of a unit, in percent from the start of the line: the oldest at the right. */
const xOf = (at: number, count: number) => (count < 2 ? 50 : (100 * at) / (count - 1))

function Axis({
  axis,
  y,
  text,
}: {
  axis: readonly number[]
  y: Scale['y']
  text: (value: number) => string
}) {
  return axis.map((value) => (
    <span
      key={value}
      aria-hidden="true"
      style={{ top: `${y(value)}%` }}
      className={`absolute inset-x-0 border-t ${value === 0 ? 'border-edge' : 'border-line'}`}
    >
      <span className="absolute -start-9 -top-3 w-7 text-end text-14 leading-6 text-muted">
        {text(value)}
      </span>
    </span>
  ))
}

/** Sparse figures are thin bars, because a line between them would say what never was. */
function Drawing({ points, x, y }: Scale & { points: readonly PeriodPoint[] }) {
  const lineOf = (which: 'now' | 'before') =>
    points
      .flatMap((point, at) => {
        const value = point[which]
        return value === null ? [] : [`${(100 - x(at)).toFixed(2)},${y(value).toFixed(2)}`]
      })
      .join(' ')
  const nowValues = points.map(({ now }) => now)
  const last = nowValues.findLastIndex((value) => value !== null)
  const now = lineOf('now')
  const isThin = isSparse(nowValues)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      {now && !isThin ? (
        <polygon
          points={`${100 - x(0)},100 ${now} ${100 - x(last)},100`}
          className="fill-primary-600 opacity-8"
        />
      ) : null}
      <polyline
        points={lineOf('before')}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
      {isThin ? (
        <path
          d={nowValues.map((value, at) => (value ? `M${100 - x(at)} 100V${y(value)}` : '')).join('')}
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
          className="stroke-primary-600"
        />
      ) : (
        <polyline
          points={now}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-primary-600"
        />
      )}
    </svg>
  )
}

/** The first tick keeps inside the right edge of the axis, and the last inside the left one. */
function Ticks({ points, x }: { points: readonly PeriodPoint[]; x: Scale['x'] }) {
  return (
    <div aria-hidden="true" className="relative h-8 text-14 text-muted">
      {points.map(({ label, tick }, at) =>
        tick ? (
          <span
            key={label}
            style={{ insetInlineStart: `${x(at)}%` }}
            className="absolute top-0 translate-x-1/2 border-edge pt-1 whitespace-nowrap before:absolute before:inset-s-1/2 before:top-0 before:h-1.5 before:border-s before:border-edge"
          >
            {tick}
          </span>
        ) : null,
      )}
    </div>
  )
}
