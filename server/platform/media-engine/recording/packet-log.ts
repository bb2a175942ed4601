/**
 * What a recorder hands over: sound and picture as they were encoded, each with its moment. Frames follow each other
 * without an end mark, so whatever was written before a process died can be read.
 */
export interface Recorded {
  /** `begin`: a stretch without a pause begins, with a new process or after a pause. */
  readonly kind: 'begin' | 'sound' | 'picture'
  /** Milliseconds since 1970. */
  readonly at: number
  /** A picture that needs none before it; sound always. */
  readonly isKey: boolean
  readonly data: Uint8Array
}

const head = 14
const kinds = ['begin', 'sound', 'picture'] as const

export function writeRecorded({ kind, at, isKey, data }: Recorded): Buffer {
  const frame = Buffer.allocUnsafe(head + data.length)
  frame.writeUInt8(kinds.indexOf(kind), 0)
  frame.writeUInt8(isKey ? 1 : 0, 1)
  frame.writeDoubleBE(at, 2)
  frame.writeUInt32BE(data.length, 10)
  frame.set(data, head)
  return frame
}

/** Stops at a frame that is not whole. */
export function* readRecorded(piece: Buffer): Generator<Recorded> {
  for (let start = 0; start + head <= piece.length; ) {
    const end = start + head + piece.readUInt32BE(start + 10)
    if (end > piece.length) return
    yield {
      kind: kinds[piece.readUInt8(start)] ?? 'begin',
      isKey: piece.readUInt8(start + 1) === 1,
      at: piece.readDoubleBE(start + 2),
      data: piece.subarray(start + head, end),
    }
    start = end
  }
}
