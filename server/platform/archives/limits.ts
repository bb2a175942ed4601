import type { Readable } from 'node:stream'

/** How much of an uploaded archive may be unpacked; a small archive may unpack to more than the disk holds. */
export interface UnpackLimits {
  readonly entries: number
  /** Sum of all unpacked files. */
  readonly bytes: number
}

export interface UnpackedFile {
  /** Where the file is on the disk, under a name that we chose. */
  readonly path: string
  readonly bytes: number
}

/** The unpacked files by their path in the archive, with forward slashes. */
export type Unpacked = ReadonlyMap<string, UnpackedFile>

export type ArchiveTrouble = 'not-an-archive' | 'too-large' | 'unsafe-name' | 'damaged'

export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive'
  readonly trouble: ArchiveTrouble
  constructor(trouble: ArchiveTrouble, cause?: unknown) {
    super(`archive: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

const mostFolders = 50

/** Returns the path of an entry. Refuses absolute paths, drive letters, `..`, and control characters. */
export function entryPath(name: string): string {
  const path = name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
  const isSafe =
    path !== '' &&
    path.length <= 1000 &&
    path.split('/').length <= mostFolders &&
    !path.startsWith('/') &&
    !/^[a-z]:/i.test(path) &&
    !/\p{Cc}/u.test(path) &&
    path.split('/').every((part) => part !== '..' && part !== '.')
  if (!isSafe) throw new BrokenArchive('unsafe-name')
  return path
}

/** Counts what is unpacked and throws when a limit is passed. */
export function gauge({ entries, bytes }: UnpackLimits, alive: () => void) {
  const counted = (most: number) => {
    let left = most
    return (amount: number) => {
      left -= amount
      if (left < 0) throw new BrokenArchive('too-large')
      alive()
    }
  }
  const takeEntries = counted(entries)
  const takeBytes = counted(bytes)
  // For a tar every block counts, because its headers and links use no disk space but take time to read.
  const blocks = counted(2 * bytes + 4096 * entries + 1_000_000)
  return {
    entry: () => takeEntries(1),
    blocks,
    async *chunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        takeBytes(chunk.length)
        yield chunk
      }
    },
  }
}
export type Gauge = ReturnType<typeof gauge>

/** One file of an archive, as the readers of archives give it to `take`. */
export interface Entry {
  readonly name: string
  readonly open: () => Promise<Readable>
}
