import type { Track } from 'node-datachannel'
import { beginsWhole } from '../recording/vp8.ts'
import type { OutStream } from './out-stream.ts'
import { ReceptionLog } from './reception.ts'
import { bitrateLimit, negativeAcknowledgement, pictureLoss, readRtcp, receiverReport } from './rtcp.ts'
import { isRtcp, type RtpPacket, readRtp } from './rtp.ts'
import { sendOn } from './send-on.ts'

export interface UplinkOptions {
  readonly track: Track
  readonly ssrc: number
  readonly levelId: number | null
  readonly isVideo: boolean
  /** Whether what comes in is passed on at this moment. */
  readonly isOpen: () => boolean
}

interface Coming {
  readonly outs: readonly OutStream[]
  readonly from: Uplink
}

/** Level of RFC 6464 from which a voice counts as speaking. */
const speakingLevel = 45
const pictureEveryMs = 400
/** 4 Mbit/s: more than any browser sends when it is asked to send less, and what one stream may cost all viewers. */
const mostBytesASecond = 500_000

/** One microphone, camera or screen of a participant: passes its packets on, and asks for what was lost. */
export class Uplink {
  /** Who listens besides viewers: the recorder of the class. */
  tap: ((packet: RtpPacket, nowMs: number) => void) | null = null
  readonly #of: UplinkOptions
  #log = new ReceptionLog()
  #outs: readonly OutStream[] = []
  /** They begin with the next picture that stands alone; until then `from` leads them. */
  #coming: Coming | null = null
  #loudest = 127
  #pictureAskedAt = 0
  #taken = { second: 0, bytes: 0 }

  constructor(of: UplinkOptions) {
    this.#of = of
    of.track.onMessage((packet) => this.#take(packet))
  }

  get ssrc(): number {
    return this.#of.ssrc
  }

  /** From now on to these; a stream that is new gets a whole picture first. */
  leadTo(outs: readonly OutStream[]): void {
    const added = outs.filter((out) => !this.#outs.includes(out))
    for (const out of added) out.interrupt()
    this.#outs = outs
    if (added.length > 0) this.askForPicture()
  }

  leads(out: OutStream): boolean {
    return this.#outs.includes(out)
  }

  /** Takes these over from another size of the same picture, each with a picture that stands alone. */
  takeOver(outs: readonly OutStream[], from: Uplink): void {
    this.#coming = outs.length > 0 ? { outs, from } : null
    if (this.#coming) this.askForPicture()
  }

  #drop(outs: readonly OutStream[]): void {
    this.#outs = this.#outs.filter((out) => !outs.includes(out))
  }

  /** Numbers go on without a gap when packets are passed on again. */
  interrupt(): void {
    for (const out of this.#outs) out.interrupt()
    // What came meanwhile was not counted, and is no loss.
    this.#log = new ReceptionLog()
    this.askForPicture()
  }

  /** By the number of its stream, not by libdatachannel's own call, which takes the last number it has seen. */
  askForPicture(nowMs = performance.now()): void {
    if (!this.#of.isVideo || !this.#of.isOpen() || nowMs - this.#pictureAskedAt < pictureEveryMs) return
    this.#pictureAskedAt = nowMs
    this.#say(pictureLoss(this.ssrc))
  }

  /** Called every 20 ms: packets that were lost on the way here. */
  askForLost(nowMs: number): void {
    if (!this.#of.isVideo || !this.#of.isOpen()) return
    if (this.#coming) this.askForPicture(nowMs)
    const lost = this.#log.toAskFor(nowMs)
    if (lost.length > 0) this.#say(negativeAcknowledgement(this.ssrc, lost))
  }

  /** Called every second; null: without a limit of its own. */
  report(bitsPerSecond: number | null, nowMs: number): void {
    const reception = this.#log.reception(this.ssrc, nowMs)
    if (!reception || !this.#of.isOpen()) return
    const isLimited = this.#of.isVideo && bitsPerSecond !== null
    const limit = isLimited ? [bitrateLimit(bitsPerSecond, [this.ssrc])] : []
    // A limit alone would be no compound packet: those begin with a report.
    this.#say(Buffer.concat([receiverReport(reception), ...limit]))
  }

  /** Whether a voice was heard since the last call. */
  wasSpeaking(): boolean {
    const spoke = this.#loudest <= speakingLevel
    this.#loudest = 127
    return spoke && this.#of.isOpen()
  }

  #take(packet: Buffer): void {
    const nowMs = performance.now()
    if (isRtcp(packet)) {
      const { report } = readRtcp(packet)
      if (report?.ssrc !== this.ssrc) return
      this.#log.heardReport(report, nowMs)
      if (this.#of.isOpen()) for (const out of this.#outs) out.report(report)
      return
    }
    if (!this.#of.isOpen() || this.#isTooMuch(packet.length, nowMs)) return
    const read = readRtp(packet, this.#of.levelId)
    if (!read || read.ssrc !== this.ssrc || !this.#log.add(read.sequence)) return
    if (read.level !== null) this.#loudest = Math.min(this.#loudest, read.level)
    // Before the numbers of the packet become those of a viewer's stream.
    this.tap?.(read, nowMs)
    if (this.#coming && beginsWhole(read)) this.#begin(this.#coming)
    for (const out of this.#outs) out.send(read, nowMs)
  }

  #begin({ outs, from }: Coming): void {
    this.#coming = null
    from.#drop(outs)
    for (const out of outs) out.interrupt()
    this.#outs = [...this.#outs, ...outs]
  }

  #isTooMuch(bytes: number, nowMs: number): boolean {
    const second = Math.floor(nowMs / 1_000)
    if (this.#taken.second !== second) this.#taken = { second, bytes: 0 }
    this.#taken.bytes += bytes
    return this.#taken.bytes > mostBytesASecond
  }

  #say(packet: Buffer): void {
    sendOn(this.#of.track, packet)
  }
}
