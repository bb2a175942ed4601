/** Packets that came since a connection began, and how often some were missed. */
export interface Carried {
  readonly came: number
  readonly missed: number
}

const nothing: Carried = { came: 0, missed: 0 }

interface StreamStats {
  readonly type: string
  readonly packetsReceived?: number
  /** For good. */
  readonly packetsLost?: number
  /** How often packets were asked for again. */
  readonly nackCount?: number
}

export function carriedIn(report: Pick<RTCStatsReport, 'forEach'>): Carried {
  let [came, missed] = [0, 0]
  report.forEach(({ type, packetsReceived = 0, packetsLost = 0, nackCount = 0 }: StreamStats) => {
    if (type !== 'inbound-rtp') return
    came += packetsReceived
    missed += Math.max(0, packetsLost) + nackCount
  })
  return { came, missed }
}

/** Of fewer packets nothing is learned. */
const leastPackets = 50
const [poorShare, goodShare] = [0.1, 0.02]
const poorAfter = 2
const [goodAfter, goodAtMost] = [6, 48]

/** Whether a line loses too much for large pictures, by looks at it every few seconds. Knows no clock. */
export class LineLook {
  isPoor = false
  #before = nothing
  /** Looks in a row that speak for the other judgement. */
  #inARow = 0
  /** A line that falls back is waited for twice as long each time. */
  #goodAfter = goodAfter

  /** Of another connection, which counts from nothing. */
  beginAnew(): void {
    this.#before = nothing
    this.#inARow = 0
  }

  /** True when the judgement has changed. */
  look(now: Carried): boolean {
    const [came, missed] = [now.came - this.#before.came, now.missed - this.#before.missed]
    this.#before = now
    if (came + missed < leastPackets) return false
    const share = missed / (came + missed)
    const isOther = this.isPoor ? share < goodShare : share > poorShare
    this.#inARow = isOther ? this.#inARow + 1 : 0
    if (this.#inARow < (this.isPoor ? this.#goodAfter : poorAfter)) return false
    if (this.isPoor) this.#goodAfter = Math.min(goodAtMost, this.#goodAfter * 2)
    this.isPoor = !this.isPoor
    this.#inARow = 0
    return true
  }
}
