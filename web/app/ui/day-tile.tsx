import { calendarDayOf, monthName } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { weekdayName } from '@arvand/persian/format-date'

interface DayTileProps {
  isoDay: string
  /** Today or very near. */
  soon?: boolean
}

/** A day as a tile of three lines, as people read it: «یکشنبه», «۱», «آذر». */
export function DayTile({ isoDay, soon = false }: DayTileProps) {
  const { month, day } = calendarDayOf(isoDay)
  const look = soon ? 'bg-accent-100 text-accent-800' : 'bg-primary-100 text-primary-700'
  return (
    <time
      dateTime={isoDay}
      className={`grid w-20 shrink-0 content-center justify-items-center rounded-option py-3 leading-none ${look}`}
    >
      <span className="text-12 font-label">{weekdayName(isoDay)}</span>
      <span className="py-1 text-32 font-display leading-tight">{localDigits(day)}</span>
      <span className="text-12 font-label">{monthName(month)}</span>
    </time>
  )
}
