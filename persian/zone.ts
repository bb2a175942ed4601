import { addDays, dayNumber } from './days.ts'

export const tehran = 'Asia/Tehran'

/** A point in time: a Date, milliseconds since 1970, or ISO text with its offset. */
export type Instant = Date | number | string

/** What clocks and calendars in a zone show: a Gregorian ISO day and the time of day. */
export type WallTime = {
  readonly day: string
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

// Formatters are cached, because making one costs some fifty times more than using it.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(zone, clock)
  return clock
}

/** Milliseconds since 1970. Throws RangeError if it is no time. */
export function timeOf(instant: Instant): number {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError('Not a point in time')
  return time
}

/** The wall time of an instant in a zone. Throws RangeError for an unknown zone or no time. */
export function wallTimeOf(instant: Instant, zone: string = tehran): WallTime {
  const time = timeOf(instant)
  return zone === tehran && time >= years.from && time < years.to ? inTehran(time) : byClock(time, zone)
}

// In these years Tehran changes its clocks only at whole quarters of an hour.
const years = { from: Date.UTC(1980, 0, 2), to: Date.UTC(2100, 0, 1) }
const quarter = 900_000
const mostOffsets = 10_000
const offsets = new Map<number, number>()

/** Wall time from a cached offset, because a page shows dozens of times and Intl takes twenty times as long. */
function inTehran(time: number): WallTime {
  const begin = time - (time % quarter)
  let offset = offsets.get(begin)
  if (offset === undefined) {
    if (offsets.size >= mostOffsets) offsets.clear()
    offset = offsetBetween(begin, byClock(begin, tehran))
    offsets.set(begin, offset)
  }
  const shown = new Date(time + offset)
  return {
    day: shown.toISOString().slice(0, 10),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

function byClock(time: number, zone: string): WallTime {
  const parts = clockOf(zone).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return { day, hour: Number(part('hour')), minute: Number(part('minute')), second: Number(part('second')) }
}

/** The Gregorian ISO day on which an instant falls in a zone. */
export function dayAt(instant: Instant, zone: string = tehran): string {
  return wallTimeOf(instant, zone).day
}

const offsetAt = (time: number, zone: string): number => offsetBetween(time, wallTimeOf(time, zone))

function offsetBetween(time: number, wall: WallTime): number {
  const shown = dayNumber(wall.day) * 86_400_000 + secondsOf(wall) * 1000
  return shown - Math.floor(time / 1000) * 1000
}

function secondsOf({ hour, minute, second }: WallTime): number {
  return (hour * 60 + minute) * 60 + second
}

/**
 * The instant at which clocks in a zone show a day and a time `HH:mm` or `HH:mm:ss` (`24:00` is the next midnight).
 * A time that a clock change skips gives the moment after the change. Throws RangeError if there is no such time.
 */
export function instantAt(day: string, time = '00:00', zone: string = tehran): Date {
  const match = /^(?:([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?|24:00(?::00)?)$/.exec(time)
  if (!match) throw new RangeError(`Not a time of day: ${time.slice(0, 16)}`)
  if (match[1] === undefined) return instantAt(addDays(day, 1), '00:00', zone)
  const seconds = (Number(match[1]) * 60 + Number(match[2])) * 60 + Number(match[3] ?? 0)
  const shown = dayNumber(day) * 86_400_000 + seconds * 1000
  const guess = shown - offsetAt(shown, zone)
  return new Date(shown - offsetAt(guess, zone))
}
