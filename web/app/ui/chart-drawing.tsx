import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartPoint, ChartProps } from './chart-figures.ts'

const words = { fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit' }
// In a right-to-left page the «start» of a text is its right edge, and the numbers would lie over the lines.
const numbers = { ...words, direction: 'ltr' }

/** The drawing itself. A chunk of its own: recharts is heavy and draws in the browser only. */
export default function ChartDrawing({ kind = 'line', points, names, unit }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...points]}
        // Half of the last date's label lies beyond the last point.
        margin={{ top: 8, right: 0, bottom: 0, left: 36 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        {/* Time runs to the left, as the page does. */}
        <XAxis
          dataKey="label"
          reversed
          tick={words}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          tickMargin={8}
          minTickGap={16}
          interval="equidistantPreserveEnd"
        />
        <YAxis
          orientation="right"
          width={48}
          tick={numbers}
          allowDecimals={points.some(isBroken)}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          tickFormatter={(value: number) => formatNumber(value)}
        />
        <Tooltip
          cursor={{ stroke: 'var(--edge)', fill: 'var(--sunken)' }}
          isAnimationActive={false}
          content={({ active, payload }) => (
            <Pointed
              point={active ? (payload[0]?.payload as ChartPoint) : undefined}
              names={names}
              unit={unit}
            />
          )}
        />
        {names.before ? (
          <Line
            dataKey="before"
            stroke="var(--edge)"
            strokeWidth={1.5}
            strokeDasharray="3 4"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        ) : null}
        {kind === 'bar' ? (
          <Bar
            dataKey="value"
            fill="var(--primary-600)"
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ) : (
          <Area
            dataKey="value"
            stroke="var(--primary-600)"
            strokeWidth={2.5}
            fill="var(--primary-50)"
            dot={false}
            activeDot={{ r: 5, fill: 'var(--primary-600)', stroke: 'var(--surface)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}

/** Whether a point has a fraction; an axis of whole values, such as people, must show no fractions. */
const isBroken = ({ value, before = 0 }: ChartPoint) => !Number.isInteger(value) || !Number.isInteger(before)

interface PointedProps extends Pick<ChartProps, 'names' | 'unit'> {
  point: ChartPoint | undefined
}

function Pointed({ point, names, unit = '' }: PointedProps): ReactNode {
  if (!point) return null
  return (
    <div
      dir="rtl"
      className="rounded-control bg-inverse px-3 py-2 text-14 leading-relaxed text-on-inverse shadow-float"
    >
      <p className="font-label">{point.label}</p>
      <p>
        {names.value}: {formatNumber(point.value)} {unit}
      </p>
      {names.before && point.before !== undefined ? (
        <p>
          {names.before}: {formatNumber(point.before)} {unit}
        </p>
      ) : null}
    </div>
  )
}
