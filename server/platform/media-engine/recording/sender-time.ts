/** A sender whose times jump by more has begun anew: it was muted, or connected again. */
const jumpMs = 400
/** How much of a delay that has grown is believed at each packet: clocks of two machines never run alike. */
const drift = 0.005

/**
 * When what a packet carries happened, in our time. The packets that came fastest say it best, so that a delay on the
 * way moves neither sound nor picture.
 */
export class SenderTime {
  readonly #clockRate: number
  #last: { timestamp: number; at: number } | null = null

  constructor(clockRate: number) {
    this.#clockRate = clockRate
  }

  at(timestamp: number, nowMs: number): number {
    if (!this.#last) return this.#begin(timestamp, nowMs)
    // Times are of 32 bits and may come in another order.
    const passed = ((timestamp - this.#last.timestamp) | 0) / (this.#clockRate / 1_000)
    const expected = this.#last.at + passed
    if (Math.abs(nowMs - expected) > jumpMs) return this.#begin(timestamp, nowMs)
    const at = expected > nowMs ? nowMs : expected + (nowMs - expected) * drift
    if (passed > 0) this.#last = { timestamp, at }
    return at
  }

  #begin(timestamp: number, nowMs: number): number {
    this.#last = { timestamp, at: nowMs }
    return nowMs
  }
}
