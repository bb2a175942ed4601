/**
 * The sound of a plucked string by the Karplus–Strong method: a burst of noise repeats in a short loop that softens it
 * each time.
 */

export const rate = 44_100

export interface Note {
  /** Second at which the string is plucked. */
  readonly at: number
  readonly hertz: number
  /** How many seconds it sounds. */
  readonly seconds: number
  readonly loudness?: number
}

/** Mixes notes to samples from -1 to 1. */
export function play(notes: readonly Note[], seconds: number): Float64Array {
  const mixed = new Float64Array(Math.ceil(seconds * rate))
  for (const [place, note] of notes.entries()) {
    const string = pluck(note, place)
    const start = Math.round(note.at * rate)
    for (let at = 0; at < string.length && start + at < mixed.length; at++)
      mixed[start + at] = (mixed[start + at] ?? 0) + (string[at] ?? 0) * (note.loudness ?? 0.5)
  }
  const peak = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001)
  return mixed.map((sample) => (sample / peak) * 0.85)
}

/**
 * The loop's length is rarely a whole number of samples, so its last part is interpolated; otherwise quarter tones
 * would be out of tune.
 */
function pluck({ hertz, seconds }: Note, seed: number): Float64Array {
  const period = rate / hertz - 0.5
  const size = Math.floor(period)
  const part = period - size
  const loop = noise(size + 1, seed + 1)
  const out = new Float64Array(Math.round(seconds * rate))
  const fadeFrom = out.length - rate * 0.08
  let last = 0
  for (let at = 0; at < out.length; at++) {
    const here = at % loop.length
    const now = loop[here] ?? 0
    const next = loop[(here + 1) % loop.length] ?? 0
    const delayed = now * part + next * (1 - part)
    out[at] = now * Math.min(1, Math.max(0, (out.length - at) / (out.length - fadeFrom)))
    loop[here] = 0.996 * (0.5 * delayed + 0.5 * last)
    last = delayed
  }
  return out
}

/** The same noise each time, so that the file is always the same. */
function noise(size: number, seed: number): Float64Array {
  let state = seed * 2_654_435_761
  return new Float64Array(size).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  })
}

/** Samples as a WAV file of one channel and 16 bits. */
export function wav(samples: Float64Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2)
  })
  return bytes
}
