import { formatDateTime } from '@arvand/persian/format-date'
import { relativeTime } from '@arvand/persian/relative-time'

/**
 * «سه روز پیش», with the full date on hover and for screen readers. `now` comes from the loader, so that server and
 * browser render the same.
 */
export function TimeAgo({ at, now }: { at: string; now: number }) {
  const whole = formatDateTime(at)
  return (
    <time dateTime={at} title={whole} className="whitespace-nowrap">
      {relativeTime(at, now)}
      <span className="sr-only">، {whole}</span>
    </time>
  )
}
