import { addDays } from '@arvand/persian/days'
import { weekdayName } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { pathWith } from '../../ui/address-with.ts'
import { Card } from '../../ui/card.tsx'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import { Link } from '../../ui/link.tsx'
import { CourseCover } from '../courses/index.ts'
import type { TeacherHome } from './teacher-home.ts'
import { weekWords as words } from './words.ts'

type Week = TeacherHome['week']

/** Enrolments of this week, by day and by course, against as much of the week before. */
export function WeekCard({ week: { days, before, courses } }: { week: Week }) {
  const now = days.reduce((sum, { count }) => sum + count, 0)
  const changed = (one: { readonly now: number; readonly before: number }) =>
    changeOf({ ...one, days: days.length, difference: (size) => words.people(formatNumber(size)) })
  return (
    <Card title={words.title} aside={<span className="text-14 text-muted">{words.since}</span>} flush>
      <div className="grid gap-3 px-4.5 pb-4 md:px-6">
        <p className="flex items-baseline gap-x-1.5">
          <span className="text-32 font-display">{formatNumber(now)}</span>
          <span className="text-15 text-muted">{words.unit}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          <ChangeMark change={changed({ now, before })} />
          {words.before}
        </p>
        <Bars days={days} />
      </div>
      {courses.length === 0 ? (
        <p className="border-t border-line px-4.5 py-4 text-15 text-muted md:px-6">{words.nobody}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {courses.map(({ courseId, courseTitle, courseSlug, palette, cover, count, before: then }) => (
            <li
              key={courseId}
              className="relative flex items-center gap-3 px-4.5 py-3 has-[a:hover]:bg-sunken md:px-6"
            >
              <span className="w-16 shrink-0 overflow-clip rounded-small">
                <CourseCover slug={courseSlug} palette={palette} cover={cover} sizes="4rem" />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="text-15 font-label wrap-anywhere">
                  <Link
                    to={pathWith(`/teach/courses/${courseId}/students`, {
                      from: days[0]?.day,
                      to: days.at(-1)?.day,
                    })}
                    className="after:absolute after:inset-0"
                  >
                    {courseTitle}
                  </Link>
                </h3>
                <ChangeMark change={changed({ now: count, before: then })} />
              </div>
              <span className="text-18 font-display">{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The seven days from the right to the left; days to come have no bar. */
function Bars({ days }: { days: Week['days'] }) {
  const first = days[0]
  if (!first) return null
  const most = Math.max(1, ...days.map(({ count }) => count))
  const week = Array.from({ length: 7 }, (_, at) => days[at] ?? { day: addDays(first.day, at), count: null })
  return (
    <ol aria-label={words.days} className="grid grid-cols-7 gap-1.5">
      {week.map(({ day, count }) => (
        <li key={day} className="grid content-end justify-items-center gap-1">
          <span
            aria-hidden="true"
            className="flex h-16 w-full flex-col items-center justify-end text-12 text-muted"
          >
            {count ? formatNumber(count) : null}
            <span
              data-fill={count ? true : undefined}
              className={`w-full max-w-7 rounded-t-small ${count ? 'bg-primary-600' : 'bg-line'}`}
              style={{ blockSize: count ? `${Math.round((count / most) * 40)}px` : '2px' }}
            />
          </span>
          <span aria-hidden="true" className="text-12 text-muted">
            {weekdayName(day).slice(0, 1)}
          </span>
          <span className="sr-only">
            {`${weekdayName(day)}: ${count === null ? words.toCome : words.people(formatNumber(count))}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
