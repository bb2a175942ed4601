import { durationInProse, formatDuration } from '@arvand/persian/duration'

interface DurationProps {
  readonly seconds: number
  /** A word beside the duration says what it is, so that the clock icon is left out. */
  readonly named?: boolean
}

/** How long something is: «۰۱:۱۲:۰۰» beside a clock; a screen reader hears words. */
export function Duration({ seconds, named = false }: DurationProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 align-middle whitespace-nowrap ${named ? '' : 'before-clock'}`}
    >
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <span className="sr-only">{durationInProse(seconds, 4)}</span>
    </span>
  )
}
