import type { Reception, SenderReport } from './rtcp.ts'

const half = 0x8000
/** Older gaps are not worth asking for: the picture would come too late. */
const mostMissing = 200
const mostAsks = 10
const askAgainMs = 50

/** What came of one sender's packets: which are missing, and how many were lost. Knows no clock; times are given. */
export class ReceptionLog {
  readonly #missing = new Map<number, { asks: number; askedAt: number }>()
  #highest: number | null = null
  #cycles = 0
  #first = 0
  #received = 0
  #before = { expected: 0, received: 0 }
  #report: { shortTime: number; at: number } | null = null

  /** False for a packet that came before, e.g. one that was asked for twice. */
  add(sequence: number): boolean {
    if (this.#highest === null) {
      this.#highest = sequence
      this.#first = sequence
      this.#received = 1
      return true
    }
    const ahead = (sequence - this.#highest) & 0xffff
    if (ahead === 0) return false
    if (ahead >= half) {
      const wasMissing = this.#missing.delete(sequence)
      if (wasMissing) this.#received += 1
      return wasMissing
    }
    if (ahead > mostMissing) this.#missing.clear()
    else
      for (let step = 1; step < ahead; step++)
        this.#missing.set((this.#highest + step) & 0xffff, { asks: 0, askedAt: Number.NEGATIVE_INFINITY })
    if (sequence < this.#highest) this.#cycles += 1
    this.#highest = sequence
    this.#received += 1
    return true
  }

  /** Packets that should be asked for now, in order. */
  toAskFor(nowMs: number): number[] {
    const lost: number[] = []
    for (const [sequence, one] of this.#missing) {
      const isTooOld = (((this.#highest ?? 0) - sequence) & 0xffff) > mostMissing
      if (one.asks >= mostAsks || isTooOld) {
        this.#missing.delete(sequence)
        continue
      }
      if (nowMs - one.askedAt < askAgainMs) continue
      one.asks += 1
      one.askedAt = nowMs
      lost.push(sequence)
    }
    return lost
  }

  heardReport({ shortTime }: SenderReport, nowMs: number): void {
    this.#report = { shortTime, at: nowMs }
  }

  /** What a receiver report says; loss is counted since the last call. Null before the first packet. */
  reception(ssrc: number, nowMs: number): Reception | null {
    if (this.#highest === null) return null
    const highestSequence = this.#cycles * 0x1_0000 + this.#highest
    const expected = highestSequence - this.#first + 1
    const [expectedNow, receivedNow] = [
      expected - this.#before.expected,
      this.#received - this.#before.received,
    ]
    this.#before = { expected, received: this.#received }
    return {
      ssrc,
      fractionLost: expectedNow > 0 ? Math.max(0, expectedNow - receivedNow) / expectedNow : 0,
      lost: Math.max(0, expected - this.#received),
      highestSequence,
      lastReport: this.#report?.shortTime ?? 0,
      sinceReport: this.#report ? (nowMs - this.#report.at) / 1000 : 0,
    }
  }
}
