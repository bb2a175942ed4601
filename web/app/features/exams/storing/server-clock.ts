/** The server’s time on this device, whatever the device’s own clock says. `monotonic` gives milliseconds. */
export function openServerClock(monotonic: () => number = () => performance.now()) {
  let known: { readonly server: number; readonly at: number; readonly doubt: number } | null = null
  return {
    /** A reply told the time; it took `tookMs`, so the time is true to half of that. */
    note(serverTime: string, tookMs: number) {
      const at = monotonic()
      const doubt = tookMs / 2
      // A slow reply says less than a quick one before it, until that one has aged.
      if (known && doubt > known.doubt + (at - known.at) / driftIn) return
      known = { server: Date.parse(serverTime) + doubt, at, doubt }
    },
    /** In milliseconds since 1970. */
    now: (): number => (known ? known.server + monotonic() - known.at : Date.now()),
    /** The device slept, and nobody knows how long its own counting stood still: the next reply counts. */
    doubt() {
      if (known) known = { ...known, doubt: Number.POSITIVE_INFINITY }
    },
  }
}
export type ServerClock = ReturnType<typeof openServerClock>

/** Device clocks drift by less than one part in so many. */
const driftIn = 200
