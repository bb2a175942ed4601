import { formatPercent } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { type Band, shownShare } from './progress.ts'

const fills: Record<Band, string> = {
  danger: 'bg-danger',
  warning: 'bg-warning',
  primary: 'bg-primary-600',
  success: 'bg-success',
}
const texts: Record<Band, string> = {
  danger: 'text-danger',
  warning: 'text-warning',
  primary: 'text-primary-700',
  success: 'text-success',
}

interface ProgressBarProps {
  label: ReactNode
  /** 0–100, not rounded. */
  share: number
  /**
   * One of the specification's four colours, chosen by the unrounded share; left out for work in progress (upload,
   * export).
   */
  band?: Band
  /** A few words under the bar, at its start and at its end. */
  note?: ReactNode
  endNote?: ReactNode
  /** Shown instead of the number: «مکث» while an upload is paused. */
  end?: ReactNode
  compact?: boolean
}

/** A bar, its number and a few words; the colour only repeats what the number says. */
export function ProgressBar({
  label,
  share,
  band = 'primary',
  note,
  endNote,
  end,
  compact = false,
}: ProgressBarProps) {
  const labelId = useId()
  const shown = shownShare(share)
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <span id={labelId} className={compact ? 'min-w-0 text-14' : 'min-w-0 text-15 font-label'}>
          {label}
        </span>
        {end ?? <span className={`text-15 font-label ${texts[band]}`}>{formatPercent(shown)}</span>}
      </div>
      <Bar labelledBy={labelId} shown={shown} fill={fills[band]} />
      {note || endNote ? (
        <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-14 text-muted">
          <span>{note}</span>
          <span>{endNote}</span>
        </div>
      ) : null}
    </div>
  )
}

function Bar({ labelledBy, shown, fill }: { labelledBy: string; shown: number; fill: string }) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={formatPercent(shown)}
      data-track
      className="h-2 overflow-hidden rounded-full bg-track"
    >
      <div data-fill className={`h-full rounded-full ${fill}`} style={{ inlineSize: `${shown}%` }} />
    </div>
  )
}
