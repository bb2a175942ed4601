export interface Heard {
  /** Milliseconds of each request that was answered. */
  readonly starts: number[]
  readonly saves: number[]
  /** Requests that a cut line or a starting server did not answer; each was repeated. */
  unanswered: number
}

export const aHeard = (): Heard => ({ starts: [], saves: [], unanswered: 0 })

export function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  console.log(
    `${what}: ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  )
}
