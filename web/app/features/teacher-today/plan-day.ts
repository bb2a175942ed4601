/** Where the blocks of a day stand: pure. */

export interface Planned {
  readonly key: string
  /** Milliseconds. */
  readonly at: number
  /** Null: at an instant. */
  readonly until: number | null
}

export interface Placed {
  readonly key: string
  readonly lane: 0 | 1
  /** Shares of the day from its first hour on. */
  readonly start: number
  readonly length: number
}

/** A block is never narrower than its words, which need so much of the day. */
const leastLength = 0.2

interface Day {
  /** Its first and last instant that is shown. */
  readonly from: number
  readonly to: number
}

/**
 * Each block in the first lane that is free for it; what fits in neither is left out, and told in words. What lies
 * outside of the hours stands at their edge.
 */
export function placeInLanes(planned: readonly Planned[], { from, to }: Day) {
  const free: [number, number] = [0, 0]
  const placed: Placed[] = []
  const left: string[] = []
  for (const { key, at, until } of planned.toSorted((a, b) => a.at - b.at)) {
    const share = (instant: number) => Math.min(1, Math.max(0, (instant - from) / (to - from)))
    const start = Math.min(share(at), 1 - leastLength)
    const length = Math.max(share(until ?? at) - start, leastLength)
    const lane = free.findIndex((end) => end <= start) as 0 | 1 | -1
    if (lane === -1) left.push(key)
    else {
      free[lane] = start + length
      placed.push({ key, lane, start, length })
    }
  }
  return { placed, left }
}

const openBeforeMs = 15 * 60_000

interface Next extends Planned {
  readonly enter: string | null
}

/** What comes next or goes on: a class that can be entered before anything else; undefined when the day is over. */
export function nextOf<Entry extends Next>(entries: readonly Entry[], now: number): Entry | undefined {
  const ahead = entries.filter(({ at, until }) => (until ?? at) > now).toSorted((a, b) => a.at - b.at)
  return ahead.find((one) => one.enter !== null && isOpen(one, now)) ?? ahead[0]
}

/** A class opens a quarter before its start. */
export const isOpen = ({ at }: Planned, now: number): boolean => now >= at - openBeforeMs

export const opensAt = ({ at }: Planned): number => at - openBeforeMs
