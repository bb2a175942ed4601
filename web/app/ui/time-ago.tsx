import { formatDateTime } from '@arvand/persian/format-date'
import { relativeTime } from '@arvand/persian/relative-time'

/** «سه روز پیش», with the whole date on hover and for screen readers. `now` is the page's own, as the server gave it. */
export function TimeAgo({ at, now }: { at: string; now: number }) {
  const whole = formatDateTime(at)
  return (
    <time dateTime={at} title={whole} className="whitespace-nowrap">
      {relativeTime(at, now)}
      <span className="sr-only">، {whole}</span>
    </time>
  )
}
