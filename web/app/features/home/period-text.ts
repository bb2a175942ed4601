import type { Answer } from '@arvand/contracts/endpoint'
import { type FigurePeriod, figurePeriod, type showManagerHome } from '@arvand/contracts/home/homes'
import { calendarDayOf, monthName } from '@arvand/persian/calendar'
import { addDays, daysBetween, weekdayOf } from '@arvand/persian/days'
import { localDigits } from '@arvand/persian/digits'
import { formatDay } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { type Change, changeOf } from '../../ui/change-words.ts'
import type { PeriodPoint } from '../../ui/chart-figures.ts'
import { bestWords, chartWords, type FigureName, figureWords, periodWords as words } from './manage-words.ts'

export type ManagerHome = Answer<typeof showManagerHome>
export type Period = ManagerHome['period']
export type Figure = Omit<ManagerHome['figures'][number], 'figure'> & { readonly figure: FigureName }

/** A period as the address writes it: `?period=30d`. */
export const addressOfPeriod: Readonly<Record<FigurePeriod, string>> = {
  thirtyDays: '30d',
  day: 'day',
  week: 'week',
  month: 'month',
  season: 'season',
}

export const periodOfAddress = (text: string | null): FigurePeriod | undefined =>
  figurePeriod.options.find((period) => addressOfPeriod[period] === text)

const money: readonly FigureName[] = ['sales', 'discounts', 'refunds', 'income']
export const isMoney = (figure: FigureName) => money.includes(figure)

const yearOf = (day: string): number => calendarDayOf(day).year

/** «۲ آبان», of another year than today's «۲ آبان ۱۴۰۴». */
const dayText = (day: string, today: string): string =>
  yearOf(day) === yearOf(today) ? formatDay(day, 'tile') : datedText(day)

const datedText = (day: string): string => `${formatDay(day, 'tile')} ${localDigits(yearOf(day))}`

/**
 * «۲ آبان تا ۱ آذر», or the one day; with the year at its end where that is not today's, and at both where they differ.
 */
export function rangeText({ from, to }: Days, today: string): string {
  if (from === to) return dayText(from, today)
  if (yearOf(from) !== yearOf(to)) return words.range(datedText(from), datedText(to))
  return words.range(formatDay(from, 'tile'), dayText(to, today))
}

/** What the period is compared with: «در برابر ۳۰ روز پیش از آن», «۲ روز از هفته در برابر ۲ روز هفتهٔ قبل». */
export function againstText({ kind, passed, units, before }: Period): string {
  if (passed === 0) return words.justBegun
  if (before.kind === 'lastYear') return words.lastYear
  if (passed === units || kind === 'thirtyDays') return words.against[kind]
  if (kind === 'day') return words.dayUpTo(formatNumber(passed))
  const [whole, earlier] = words.wholes[kind]
  return words.partOf(formatNumber(passed), whole, earlier)
}

/** How many days of the two are compared. */
const daysOf = ({ kind, passed }: Period) => (kind === 'day' ? 1 : passed)

export const valueText = (figure: FigureName, value: number): string =>
  isMoney(figure) ? tomanText(value) : `${formatNumber(value)} ${figureWords[figure].one}`

/** Refunds are compared by their number, all other figures by themselves. */
export function figureChange(period: Period, { figure, now, before, counts }: Figure): Change {
  const days = daysOf(period)
  if (figure === 'refunds') return changeOf({ now: counts.now, before: counts.before, days, rise: 'bad' })
  if (isMoney(figure)) {
    const rise = figure === 'discounts' ? 'neutral' : 'good'
    return changeOf({ now, before, days, base: counts.before, rise, difference: tomanText })
  }
  return changeOf({ now, before, days })
}

/** The days that have passed of the period, or the one of a point, for the address of a list. */
export interface Days {
  readonly from: string
  readonly to: string
}

export function passedDays({ kind, now, passed }: Period): Days {
  if (kind === 'day' || passed === 0) return { from: now.from, to: now.to }
  return { from: now.from, to: addDays(now.from, passed - 1) }
}

/** The points of the chart, with ticks at Saturdays, months or hours, and what their tips say. */
export function pointsOf(
  period: Period,
  { figure, series }: Figure,
  listOf: (figure: FigureName, days: Days) => string | undefined,
): PeriodPoint[] {
  const { kind, now, before, today } = period
  return series.map((unit, at) => {
    const day = kind === 'day' ? now.from : addDays(now.from, at)
    const then = kind === 'day' ? before.from : addDays(before.from, at)
    const label = kind === 'day' ? hourText(at) : formatDay(day, 'long', { now: today })
    return {
      label,
      now: unit.now,
      before: unit.before,
      tip: tipOf(figure, unit, dayText(then, today)),
      to: unit.now === null ? undefined : listOf(figure, { from: day, to: day }),
      tick: tickOf(period, day, at),
    }
  })
}

export const hourText = (hour: number) => chartWords.hourOf(localDigits(String(hour).padStart(2, '0')))

function tipOf(figure: FigureName, { now, before, count }: Figure['series'][number], then: string): string[] {
  const value = now === null ? chartWords.notYet : valueText(figure, now)
  const counted = isMoney(figure)
    ? chartWords.of(value, `${formatNumber(count)} ${figureWords[figure].one}`)
    : value
  const first = now === null ? value : counted
  return before === null ? [first] : [first, chartWords.earlier(then, valueText(figure, before))]
}

/** A month is named at the first and last tick and where it changes. */
function tickOf({ kind, now, units }: Period, day: string, at: number): string | undefined {
  if (kind === 'day') return at % 6 === 0 ? localDigits(at) : undefined
  const { day: date, month } = calendarDayOf(day)
  if (kind === 'week') return at === 0 || at === units - 1 ? formatDay(day, 'tile') : localDigits(date)
  if (kind === 'season') return date === 1 ? monthName(month) : undefined
  const isEnd = at === 0 || at === units - 1
  if (isEnd) return formatDay(day, 'tile')
  // Beside the ends there is no room for another tick.
  const isNear = at < 4 || at > units - 5
  if (weekdayOf(day) !== 0 || isNear) return undefined
  const lastTick = addDays(day, -7)
  const isSameMonth =
    daysBetween(now.from, lastTick) < 4
      ? calendarDayOf(now.from).month === month
      : calendarDayOf(lastTick).month === month
  return isSameMonth ? localDigits(date) : formatDay(day, 'tile')
}

/** The unit of the axis, and the words of its values in it. */
export function axisOfFigure({ figure, series }: Figure) {
  if (!isMoney(figure)) return { unit: null, leastStep: 1, text: (value: number) => formatNumber(value) }
  const most = Math.max(0, ...series.flatMap(({ now, before }) => [now ?? 0, before ?? 0]))
  const [size, unit] = most >= 10_000_000 ? [10_000_000, chartWords.million] : [10_000, chartWords.thousand]
  const isBroken = most / size < 4
  return {
    unit,
    leastStep: isBroken ? size / 10 : size,
    text: (value: number) =>
      Number.isInteger(value / size) ? formatNumber(value / size) : formatTenths(value / size),
  }
}

/** «۱۹۸٫۷ میلیون»: rounded, in the list of shares alone. */
export const millionText = (rials: number): string =>
  rials >= 10_000_000 ? bestWords.million(formatTenths(rials / 10_000_000)) : tomanNumber(rials)
