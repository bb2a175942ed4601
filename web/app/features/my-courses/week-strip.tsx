import { calendarDayOf, monthName } from '@arvand/persian/calendar'
import { addDays } from '@arvand/persian/days'
import { localDigits } from '@arvand/persian/digits'
import { formatDay, formatTime, weekdayName } from '@arvand/persian/format-date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { type AgendaItem, agendaInWords } from './agenda.ts'
import type { WeekDay } from './week.ts'
import { weekWords as words } from './words.ts'

interface WeekStripProps {
  readonly week: {
    readonly saturday: string
    readonly days: readonly WeekDay[]
    readonly knowsHolidays: boolean
  }
}

/** A week from Saturday to Friday: columns, or rows on a phone. */
export function WeekStrip({ week: { saturday, days, knowsHolidays } }: WeekStripProps) {
  const isThis = days.some(({ isToday }) => isToday)
  return (
    <section
      aria-labelledby="week-title"
      className="overflow-clip rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-4 px-4.5 py-2.5 md:px-6">
        <h2 id="week-title" className="me-auto text-18 font-title">
          {isThis ? words.week : words.otherWeek}
        </h2>
        {isThis ? null : (
          <TextLink to="?" preventScrollReset alone className="inline-flex min-h-11 items-center text-14">
            {words.thisWeek}
          </TextLink>
        )}
        <span className="text-14 text-muted">{spanOf(saturday)}</span>
        <nav aria-label={words.otherWeek} className="flex">
          <Step label={words.previousWeek} icon={ChevronLeft} to={addDays(saturday, -7)} />
          <Step label={words.nextWeek} icon={ChevronRight} to={addDays(saturday, 7)} />
        </nav>
      </header>
      <ol className="border-t border-line max-md:divide-y max-md:divide-line md:grid md:grid-cols-7 md:divide-x md:divide-line">
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      {knowsHolidays ? null : (
        <p className="border-t border-line px-4.5 py-2 text-14 text-muted md:px-6">{words.noHolidays}</p>
      )}
    </section>
  )
}

/** «۳۰ آبان تا ۶ آذر» */
function spanOf(saturday: string): string {
  const [first, last] = [calendarDayOf(saturday), calendarDayOf(addDays(saturday, 6))]
  const start = first.month === last.month ? localDigits(first.day) : formatDay(saturday, 'tile')
  return `${start} ${words.to} ${formatDay(addDays(saturday, 6), 'tile')}`
}

function Step({ label, icon, to }: { label: string; icon: LucideIcon; to: string }) {
  return (
    <Link
      to={`?week=${to}`}
      preventScrollReset
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon of={icon} mirror />
    </Link>
  )
}

function Day({ day: { day, isToday, isFriday, holidays, agenda } }: { day: WeekDay }) {
  const { month, day: number } = calendarDayOf(day)
  const isOff = isFriday || holidays.length > 0
  const ink = isOff ? 'text-danger' : ''
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`flex items-center gap-x-4 gap-y-1 px-4.5 py-3 md:min-h-44 md:flex-col md:px-2 md:py-4 ${isToday ? 'bg-primary-50' : ''}`}
    >
      <time
        dateTime={day}
        title={formatDay(day, 'long')}
        className={`flex items-center gap-x-3 max-md:flex-row-reverse md:flex-col ${isToday ? 'text-primary-700' : ink}`}
      >
        <span className={`max-md:w-20 text-14 ${isToday ? 'font-label' : isOff ? '' : 'text-muted'}`}>
          {weekdayName(day)}
        </span>
        <span
          data-fill={isToday || undefined}
          className={`grid size-9 place-items-center text-21 leading-none font-display ${isToday ? 'rounded-full bg-primary-600 text-18 text-on-primary' : ''}`}
        >
          {localDigits(number)}
        </span>
        <span className={`text-12 max-md:hidden ${isToday || isOff ? '' : 'text-muted'}`}>
          {isToday ? words.today : monthName(month)}
        </span>
      </time>
      <div className="grid min-w-0 flex-1 gap-1 max-md:justify-items-end md:w-full md:flex-none md:pt-2">
        {isToday ? (
          <span className="text-14 font-label text-primary-700 md:hidden">{words.today}</span>
        ) : null}
        {holidays.map(({ title, estimated }) => (
          <span
            key={title}
            className="rounded-small border-s-3 border-danger bg-danger-100 px-2 py-1 text-14 leading-normal text-danger-700"
          >
            {title}
            {estimated ? <span className="block text-12">{words.estimated}</span> : null}
          </span>
        ))}
        {agenda.map((item) => (
          <Entry key={item.key} item={item} />
        ))}
        {isFriday && holidays.length === 0 && agenda.length === 0 ? (
          <span className="text-14 text-muted md:text-center">{words.off}</span>
        ) : null}
      </div>
    </li>
  )
}

/** An event of one's courses: warm colours for a deadline, cool ones for something that opens. */
function Entry({ item }: { item: AgendaItem }) {
  const isDue = item.kind === 'due' || item.kind === 'accessEnds'
  const look = isDue
    ? 'border-accent-500 bg-accent-100 text-accent-800'
    : 'border-primary-600 bg-primary-100 text-primary-700'
  return (
    <Link
      to={item.link}
      title={item.within}
      className={`block w-full rounded-small border-s-3 px-2 py-1 text-14 leading-normal hover:underline ${look}`}
    >
      {item.wholeDay ? null : (
        <span className="block text-12">
          {isDue ? `${words.until} ` : ''}
          {formatTime(item.at)}
        </span>
      )}
      <span className="line-clamp-2 font-label">{agendaInWords(item)}</span>
    </Link>
  )
}
