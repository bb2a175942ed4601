import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Sparkline } from './sparkline.tsx'

export interface StatProps {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  /** «۱۸٪ بیش از مهر»; the tone says whether that is good. */
  change?: { words: ReactNode; good: boolean } | null
  /** The address of the list that the figure counts. */
  to?: string
  /** The values of the last days as a small line, oldest first. */
  trend?: readonly number[]
}

/** One figure, how it changed, and a link to the list that it counts. */
export function Stat({ label, value, unit, change, to, trend }: StatProps) {
  return (
    <div className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-4.5 has-[a:hover]:border-edge md:p-5">
      <span className="text-14 text-muted">
        {to ? (
          <Link to={to} className="rounded-small after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-26 font-display">{value}</span>
        {unit ? <span className="text-15 text-muted">{unit}</span> : null}
      </span>
      {change ? (
        <span className={`text-14 font-label ${change.good ? 'text-success' : 'text-warning'}`}>
          {change.words}
        </span>
      ) : null}
      {trend && trend.length > 1 ? <Sparkline points={trend} className="mt-2" /> : null}
    </div>
  )
}
