import type { SenderReport } from './rtcp.ts'
import type { RtpPacket } from './rtp.ts'

export interface StreamOf {
  readonly ssrc: number
  readonly payloadType: number
  readonly clockRate: number
}

/**
 * One stream to one viewer. What it carries changes (another person takes the seat, somebody was muted for a while), but
 * numbers and times go on without a jump, so that the viewer's browser sees one stream that never ends.
 */
export class OutStream {
  readonly #of: StreamOf
  readonly #send: (packet: Buffer) => void
  #source = 0
  #sequenceShift = 0
  #timestampShift = 0
  #lastSequence = 0
  #lastTimestamp = 0
  #lastAt = 0
  #isNew = true

  constructor(of: StreamOf, send: (packet: Buffer) => void) {
    this.#of = of
    this.#send = send
  }

  /** The next packet follows the last one, whatever numbers it has: after a change of source or a pause. */
  interrupt(): void {
    this.#isNew = true
  }

  send({ plain, sequence, timestamp, ssrc }: RtpPacket, nowMs: number): void {
    if (this.#isNew || ssrc !== this.#source) this.#follow(sequence, timestamp, ssrc, nowMs)
    const outSequence = (sequence + this.#sequenceShift) & 0xffff
    const outTimestamp = (timestamp + this.#timestampShift) >>> 0
    if (((outSequence - this.#lastSequence) & 0xffff) < 0x8000) {
      this.#lastSequence = outSequence
      this.#lastTimestamp = outTimestamp
      this.#lastAt = nowMs
    }
    plain[1] = ((plain[1] ?? 0) & 0x80) | this.#of.payloadType
    plain.writeUInt16BE(outSequence, 2)
    plain.writeUInt32BE(outTimestamp, 4)
    plain.writeUInt32BE(this.#of.ssrc, 8)
    this.#send(plain)
  }

  /** Passes on when the sender's times were, by which sound and picture of a person are kept together. */
  report({ packet, timestamp, ssrc }: SenderReport): void {
    if (this.#isNew || ssrc !== this.#source) return
    const own = Buffer.from(packet)
    own.writeUInt32BE(this.#of.ssrc, 4)
    own.writeUInt32BE((timestamp + this.#timestampShift) >>> 0, 16)
    this.#send(own)
  }

  #follow(sequence: number, timestamp: number, ssrc: number, nowMs: number): void {
    const pause = Math.max(1, Math.round(((nowMs - this.#lastAt) / 1000) * this.#of.clockRate))
    const isFirst = this.#lastAt === 0
    this.#sequenceShift = isFirst ? 0 : this.#lastSequence + 1 - sequence
    this.#timestampShift = isFirst ? 0 : this.#lastTimestamp + pause - timestamp
    if (isFirst) this.#lastSequence = sequence
    this.#source = ssrc
    this.#isNew = false
  }
}
