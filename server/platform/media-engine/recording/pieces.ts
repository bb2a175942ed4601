import type { FileStore } from '../../file-store.ts'

type Store = Pick<FileStore, 'put' | 'size'>

/** What is held back at most before it is stored: so much of a recording is lost when the app dies. */
const everyMs = 4_000
const mostBytes = 1_000_000

export const pieceKey = (recordingId: string, at: number): string =>
  `${recordingId}/pieces/${String(at).padStart(6, '0')}`

interface Open {
  frames: Buffer[]
  bytes: number
  timer: NodeJS.Timeout | null
  /** Storing happens one after another. */
  storing: Promise<void>
  next: number | null
}

export interface Pieces {
  add(recordingId: string, frames: Buffer): void
  /** Stores what is still held back. */
  close(): Promise<void>
}

/** Stores recordings in pieces, numbered from 1, as they come from the media process. */
export function piecesIn(files: Store, onTrouble: (error: Error) => void): Pieces {
  const opened = new Map<string, Open>()
  const flush = (recordingId: string, one: Open): Promise<void> => {
    if (one.timer) clearTimeout(one.timer)
    const { frames } = one
    Object.assign(one, { frames: [], bytes: 0, timer: null })
    one.storing = one.storing.then(async () => {
      if (frames.length === 0) return
      one.next ??= await firstFree(files, recordingId)
      await files.put(pieceKey(recordingId, one.next), Buffer.concat(frames), 'application/octet-stream')
      one.next += 1
    })
    one.storing = one.storing.catch((error: unknown) => onTrouble(error as Error))
    return one.storing
  }
  return {
    add(recordingId, frames) {
      const one = opened.get(recordingId) ?? {
        ...{ frames: [], bytes: 0, timer: null, storing: Promise.resolve(), next: null },
      }
      opened.set(recordingId, one)
      one.frames.push(frames)
      one.bytes += frames.length
      one.timer ??= setTimeout(() => void flush(recordingId, one), everyMs)
      if (one.bytes >= mostBytes) void flush(recordingId, one)
    },
    async close() {
      await Promise.all([...opened].map(([recordingId, one]) => flush(recordingId, one)))
    },
  }
}

/** The first number without a piece; an earlier process may have stored some. */
async function firstFree(files: Store, recordingId: string): Promise<number> {
  const isTaken = async (at: number) => (await files.size(pieceKey(recordingId, at))) !== null
  let [taken, free] = [0, 1]
  while (await isTaken(free)) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTaken(middle)) taken = middle
    else free = middle
  }
  return free
}
