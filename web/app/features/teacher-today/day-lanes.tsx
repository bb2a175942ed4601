import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Link } from '../../ui/link.tsx'
import { type Planned, placeInLanes } from './plan-day.ts'
import { plannedTones } from './planned-marks.ts'
import type { TeacherHome } from './teacher-home.ts'
import { dayWords as words } from './words.ts'

interface Drawn extends Planned {
  readonly of: TeacherHome['day'][number]
}

interface DayLanesProps {
  readonly entries: readonly Drawn[]
  readonly hours: { readonly from: number; readonly to: number }
  readonly now: number
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`
const twoHours = 7_200_000

/** The hours of the day from the right to the left in two lanes, with a red line for now. Phones have a list. */
export function DayLanes({ entries, hours, now }: DayLanesProps) {
  const { placed, left } = placeInLanes(entries, hours)
  const whole = hours.to - hours.from
  const passed = (now - hours.from) / whole
  const marks = Array.from({ length: Math.ceil(whole / twoHours) }, (_, at) => hours.from + at * twoHours)
  return (
    <div className="hidden px-6 pb-5 md:block">
      <div aria-hidden="true" className="relative h-6 text-14 text-muted">
        {marks.map((at) => (
          <span
            key={at}
            className="absolute top-0 whitespace-nowrap"
            style={{ insetInlineStart: percent((at - hours.from) / whole) }}
          >
            {formatTime(at)}
          </span>
        ))}
      </div>
      <div className="relative h-[8.5rem] overflow-clip rounded-small bg-sunken">
        {marks.slice(1).map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-line"
            style={{ insetInlineStart: percent((at - hours.from) / whole) }}
          />
        ))}
        <ol aria-label={words.title}>
          {placed.map(({ key, lane, start, length }) => {
            const entry = entries.find((one) => one.key === key)?.of
            if (!entry) return null
            const { title, kind, link, at, until } = entry
            return (
              <li
                key={key}
                className={`absolute overflow-hidden rounded-small border border-s-3 px-3 py-1.5 ${plannedTones[kind].block} ${lane === 0 ? 'top-1.5' : 'top-[4.4rem]'} h-[3.6rem]`}
                style={{ insetInlineStart: percent(start), inlineSize: percent(length) }}
              >
                <Link to={link} className="block truncate text-15 font-label after:absolute after:inset-0">
                  {title}
                </Link>
                <span className="block truncate text-14 text-muted">
                  {words.kinds[kind]} ·{' '}
                  {until ? words.range(formatTime(at), formatTime(until)) : formatTime(at)}
                </span>
              </li>
            )
          })}
        </ol>
        {passed >= 0 && passed <= 1 ? (
          <span
            className="pointer-events-none absolute inset-y-0 w-0.5 bg-danger"
            style={{ insetInlineStart: percent(passed) }}
          >
            <span className="absolute bottom-1 start-1 rounded-full bg-danger px-2 text-14 whitespace-nowrap text-surface">
              <span className="sr-only">{words.now} </span>
              {formatTime(now)}
            </span>
          </span>
        ) : null}
      </div>
      {left.length > 0 ? (
        <p className="pt-2 text-14 text-muted">
          {words.more(formatNumber(left.length))}{' '}
          {entries
            .filter(({ key }) => left.includes(key))
            .map(({ of }) => `${of.title} (${formatTime(of.at)})`)
            .join('، ')}
        </p>
      ) : null}
    </div>
  )
}
