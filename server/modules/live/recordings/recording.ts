import type { RecordedPart } from '../tables.ts'

/** Why a recording cannot be paused, gone on with or ended. */
/** When it was recorded, pauses left out. */
export const recordedSpans = (parts: readonly RecordedPart[], ms: number) =>
  parts.map(({ from, at }, index) => ({
    from: new Date(from),
    to: new Date(from + (parts[index + 1]?.at ?? ms) - at),
  }))

/** The second of the film in which a moment is; what happened in a pause stands at its cut. */
export function secondOf(parts: readonly RecordedPart[], ms: number, at: Date): number {
  const moment = at.getTime()
  const index = parts.findLastIndex(({ from }) => from <= moment)
  const part = parts[index]
  if (!part) return 0
  const end = parts[index + 1]?.at ?? ms
  return Math.floor(Math.min(end, part.at + moment - part.from) / 1_000)
}

/** The captions of a film, Persian as the class is; empty where none were written. */
export const captionsOf = (fileId: string | null) =>
  fileId === null ? [] : [{ fileId, label: 'زیرنویس کلاس' }]
