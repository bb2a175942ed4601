import { formatNumber } from '@arvand/persian/numbers'
import { rehearsalWords as words } from '../words/rehearsal-words.ts'

/** What a rehearsal says of a device and its connection. Pure. */

export type Outcome = 'good' | 'warning' | 'bad'

export interface Check {
  readonly name: keyof typeof words.check
  readonly outcome: Outcome
  readonly text: string
}

/** One save there and back; null: it did not arrive. */
export type Trip = { readonly tookMs: number; readonly offsetMs: number } | null

const slowMs = 1500
const offMs = 30_000
const minuteMs = 60_000

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

export function lineCheck(trips: readonly Trip[]): Check {
  const took = trips.flatMap((trip) => (trip ? [trip.tookMs] : []))
  const lost = trips.length - took.length
  if (lost > 0)
    return {
      ...{ name: 'line', outcome: 'bad' },
      text: words.lineBad(formatNumber(lost), formatNumber(trips.length)),
    }
  const middle = Math.round(middleOf(took))
  const isSlow = middle > slowMs
  const text = (isSlow ? words.lineSlow : words.lineGood)(formatNumber(middle))
  return { name: 'line', outcome: isSlow ? 'warning' : 'good', text }
}

export function clockCheck(trips: readonly Trip[]): Check {
  const offsets = trips.flatMap((trip) => (trip ? [trip.offsetMs] : []))
  if (offsets.length === 0) return { name: 'clock', outcome: 'warning', text: words.clockUnknown }
  const off = Math.abs(middleOf(offsets))
  if (off < offMs) return { name: 'clock', outcome: 'good', text: words.clockGood }
  const minutes = formatNumber(Math.max(1, Math.round(off / minuteMs)))
  return { name: 'clock', outcome: 'warning', text: words.clockOff(minutes) }
}

export const pageCheck = (isLoaded: boolean): Check => ({
  name: 'page',
  outcome: isLoaded ? 'good' : 'bad',
  text: isLoaded ? words.pageGood : words.pageBad,
})

export const diskCheck = (isKept: boolean): Check => ({
  name: 'disk',
  outcome: isKept ? 'good' : 'bad',
  text: isKept ? words.diskGood : words.diskBad,
})
