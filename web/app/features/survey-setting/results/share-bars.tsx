import { formatNumber, formatPercent } from '@arvand/persian/numbers'

interface BarsProps {
  /** How many answered at all. */
  readonly of: number
  readonly bars: readonly { readonly id: string; readonly text: string; readonly count: number }[]
}

/** A percentage of fewer answers says nothing. */
const leastForPercent = 10

/** How often each choice was made, as bars; the number beside each says the same. */
export const ShareBars = ({ of, bars }: BarsProps) => (
  <ul className="grid gap-3">
    {bars.map(({ id, text, count }) => {
      const share = of === 0 ? 0 : (count * 100) / of
      return (
        <li key={id} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3 text-15">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className="shrink-0 text-14 text-muted">
              {formatNumber(count)}
              {of >= leastForPercent ? ` (${formatPercent(Math.round(share))})` : null}
            </span>
          </p>
          <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-track">
            <div className="h-full rounded-full bg-primary-600" style={{ inlineSize: `${share}%` }} />
          </div>
        </li>
      )
    })}
  </ul>
)
