import type { Answer } from '@arvand/contracts/endpoint'
import type { showFront } from '@arvand/contracts/home/homes'
import { formatNumber } from '@arvand/persian/numbers'
import { ArchPortrait } from '../../ui/avatar.tsx'
import { DayTile } from '../../ui/day-tile.tsx'
import { Link } from '../../ui/link.tsx'
import { homeWords as words } from './words.ts'

type Front = Answer<typeof showFront>

/** Numbers of people and teachers; small ones are shown, zero is left out. */
export function Figures({ figures: { people, teachers } }: Pick<Front, 'figures'>) {
  const told = [
    { value: people, label: words.people },
    { value: teachers, label: words.teachersCount },
  ].filter(({ value }) => value > 0)
  if (told.length === 0) return null
  return (
    <section aria-label={words.figures} className="page pt-8">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {told.map(({ value, label }) => (
          <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-2.5">
            <dt className="text-15 text-muted">{label}</dt>
            <dd className="text-32 font-display text-primary-700">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Teachers({ teachers }: Pick<Front, 'teachers'>) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers" className="page pt-12 md:pt-14">
      <h2 id="teachers" className="text-21 font-heading md:text-26">
        {words.teachers}
      </h2>
      <ul className="grid grid-cols-2 justify-items-center gap-6 pt-5 sm:grid-cols-3 lg:grid-cols-5">
        {teachers.map(({ handle, name, field, city, avatar }) => (
          <li key={handle}>
            <Link
              to={`/teachers/${handle}`}
              className="grid justify-items-center gap-1 rounded-card p-2 text-center hover:text-primary-700"
            >
              <ArchPortrait name={name} seed={handle} category={field ?? handle} photo={avatar} />
              <span className="pt-1 text-16 font-label">{name}</span>
              <span className="text-14 text-muted">{[field, city].filter(Boolean).join('، ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Today and the next holidays of the national calendar. */
export function Days({ today, next }: { today: Front['today']; next: Front['nextHolidays'] }) {
  return (
    <section aria-labelledby="days" className="page pt-12 md:pt-14">
      <h2 id="days" className="text-21 font-heading md:text-26">
        {words.holidays}
      </h2>
      <ul className="grid gap-4 pt-5 md:grid-cols-2 md:gap-6 xl:grid-cols-4">
        <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
          <DayTile isoDay={today.day} soon />
          <div>
            <h3 className="text-17 font-title">{words.today}</h3>
            <p className="text-14 text-muted">
              {today.holidays.length > 0 ? `${today.holidays.join('، ')}. ` : ''}
              {today.isWorkingDay ? words.workingDay : words.dayOff}
            </p>
          </div>
        </li>
        {next.map(({ day, titles, estimated, daysLeft }) => (
          <li key={day} className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
            <DayTile isoDay={day} />
            <div>
              <h3 className="text-16 font-title">{titles.join('، ')}</h3>
              <p className="text-14 text-muted">
                {daysLeft === 1 ? words.tomorrow : words.daysLeft(formatNumber(daysLeft))}
                {estimated ? `؛ ${words.estimated}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
