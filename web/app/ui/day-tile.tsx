interface DayTileProps {
  /** «یکشنبه», «۱», «آذر»: three lines, as people read a day. */
  weekday: string
  day: string
  month: string
  /** Today or very near. */
  soon?: boolean
  /** For a screen reader and the machine: ISO day. */
  isoDay: string
}

/** A Jalali day as a tile. */
export function DayTile({ weekday, day, month, soon = false, isoDay }: DayTileProps) {
  const look = soon ? 'bg-accent-100 text-accent-800' : 'bg-primary-100 text-primary-700'
  return (
    <time
      dateTime={isoDay}
      className={`grid w-20 shrink-0 content-center justify-items-center rounded-option py-3 leading-none ${look}`}
    >
      <span className="text-12 font-label">{weekday}</span>
      <span className="py-1 text-32 font-display leading-tight">{day}</span>
      <span className="text-12 font-label">{month}</span>
    </time>
  )
}
