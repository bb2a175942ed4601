import { createDecoder, createEncoder, type OpusDecoderHandle, type OpusEncoderHandle } from 'libopus-wasm'
import { SenderTime } from './sender-time.ts'

const rate = 48
export const frameMs = 20
const frameSamples = frameMs * rate
/** Later than this a voice is not waited for. */
export const waitMs = 200
const ringSamples = 2_000 * rate
/** A voice whose packets come as they should is put together without a seam. */
/** Browsers send 50; decoding costs more than passing on. */
const mostPacketsASecond = 110
const seamSamples = 2 * frameSamples

interface Voice {
  readonly decoder: OpusDecoderHandle
  readonly time: SenderTime
  next: number
  usedAt: number
  taken: { second: number; packets: number }
}

export interface MixedSound {
  readonly at: number
  readonly data: Uint8Array
}

/** Mixes the voices of a class into one. Times are milliseconds of one clock that never goes back. */
export class Voices {
  readonly #encoder: OpusEncoderHandle
  readonly #voices = new Map<string, Voice | null>()
  readonly #ring = new Float32Array(ringSamples)
  readonly #startMs: number
  /** How many samples were handed over. */
  #done = 0
  #isClosed = false

  private constructor(encoder: OpusEncoderHandle, startMs: number) {
    this.#encoder = encoder
    this.#startMs = startMs
  }

  static async open(startMs: number): Promise<Voices> {
    const encoder = await createEncoder({ channels: 1, bitrate: 48_000, complexity: 5 })
    return new Voices(encoder, startMs)
  }

  /** Takes a packet of a voice; the first ones are lost while its decoder is made. */
  hear(who: string, timestamp: number, packet: Uint8Array, nowMs: number): void {
    const voice = this.#voices.get(who)
    if (!voice) {
      this.#expect(who, nowMs)
      return
    }
    voice.usedAt = nowMs
    const second = Math.floor(nowMs / 1_000)
    if (voice.taken.second !== second) voice.taken = { second, packets: 0 }
    voice.taken.packets += 1
    if (voice.taken.packets > mostPacketsASecond) return
    let samples: Float32Array
    try {
      samples = voice.decoder.decodeFloat(packet)
    } catch {
      // A browser is not trusted to send sound.
      return
    }
    const meant = Math.round((voice.time.at(timestamp, nowMs) - this.#startMs) * rate)
    const start = Math.abs(meant - voice.next) < seamSamples ? voice.next : meant
    voice.next = start + samples.length
    this.#add(start, samples)
  }

  /** All that is complete by now. */
  *mix(nowMs: number): Generator<MixedSound> {
    while (this.#startMs + (this.#done + frameSamples) / rate + waitMs <= nowMs) {
      const from = this.#done % ringSamples
      const frame = this.#ring.slice(from, from + frameSamples)
      this.#ring.fill(0, from, from + frameSamples)
      for (const [at, sample] of frame.entries()) frame[at] = Math.max(-1, Math.min(1, sample))
      const at = this.#startMs + this.#done / rate
      this.#done += frameSamples
      yield { at, data: this.#encoder.encodeFloat(frame) }
    }
  }

  /** Those who have long been silent need no decoder. */
  forget(beforeMs: number): void {
    for (const [who, voice] of this.#voices) {
      if (!voice || voice.usedAt >= beforeMs) continue
      voice.decoder.free()
      this.#voices.delete(who)
    }
  }

  close(): void {
    this.#isClosed = true
    this.forget(Number.POSITIVE_INFINITY)
    this.#encoder.free()
  }

  #expect(who: string, nowMs: number): void {
    if (this.#voices.has(who)) return
    this.#voices.set(who, null)
    const add = (decoder: OpusDecoderHandle) => {
      if (this.#isClosed) return decoder.free()
      const voice = { decoder, time: new SenderTime(rate * 1_000), next: 0, usedAt: nowMs }
      this.#voices.set(who, { ...voice, taken: { second: 0, packets: 0 } })
    }
    // Where there is no memory for another voice, its next packet tries again.
    createDecoder({ channels: 1 }).then(add, () => this.#voices.delete(who))
  }

  #add(start: number, samples: Float32Array): void {
    for (const [at, sample] of samples.entries()) {
      const place = start + at
      if (place < this.#done || place >= this.#done + ringSamples) continue
      const of = place % ringSamples
      this.#ring[of] = (this.#ring[of] ?? 0) + sample
    }
  }
}
