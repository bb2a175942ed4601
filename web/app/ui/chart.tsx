import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ChartProps } from './chart-figures.ts'
import { Skeleton } from './skeleton.tsx'

const ChartDrawing = lazy(() => import('./chart-drawing.tsx'))

/** A chart, drawn in the browser only, and the same figures as a table for people who cannot see it. */
export function Chart(props: ChartProps) {
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const waiting = <Skeleton className="h-full rounded-control" />
  return (
    <figure>
      <Legend names={props.names} />
      <div aria-hidden="true" className="mt-3 h-60">
        {live ? (
          <Suspense fallback={waiting}>
            <ChartDrawing {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <ChartTable {...props} />
    </figure>
  )
}

function Legend({ names }: Pick<ChartProps, 'names'>) {
  return (
    <p className="flex gap-5 text-14 text-muted">
      <Mark line="border-primary-600">{names.value}</Mark>
      {names.before ? <Mark line="border-dashed border-edge">{names.before}</Mark> : null}
    </p>
  )
}

function Mark({ line, children }: { line: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`w-5 border-t-[3px] ${line}`} />
      {children}
    </span>
  )
}

function ChartTable({ title, points, names, unit, labels = 'زمان' }: ChartProps) {
  const cell = 'px-3 py-2 text-start font-normal'
  const figure = (value: number) => `${formatNumber(value)}${unit ? ` ${unit}` : ''}`
  return (
    <details suppressHydrationWarning className="mt-2 text-14">
      <summary className="inline-flex min-h-11 items-center rounded-small font-label text-primary-700">
        همین رقم‌ها در جدول
      </summary>
      <div className="max-h-80 overflow-y-auto">
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className={cell}>
                <span className="sr-only">{labels}</span>
              </th>
              <th scope="col" className={cell}>
                {names.value}
              </th>
              {names.before ? (
                <th scope="col" className={cell}>
                  {names.before}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.map(({ label, value, before }) => (
              <tr key={label}>
                <th scope="row" className={cell}>
                  {label}
                </th>
                <td className={cell}>{figure(value)}</td>
                {names.before ? <td className={cell}>{before === undefined ? '' : figure(before)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
