import type { Readable } from 'node:stream'

/** How much of an archive that somebody brings is taken; a small one may unfold into a full disk. */
export interface UnpackLimits {
  readonly entries: number
  /** Of all unpacked files together. */
  readonly bytes: number
}

export interface UnpackedFile {
  /** Where it lies on the disk, under a name of ours. */
  readonly path: string
  readonly bytes: number
}

/** By the path that the archive gives it, with forward slashes. */
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

/** The path of an entry, or a refusal: no roots, no drives, no ways up, nothing that cannot be seen. */
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

/** Counts what is unpacked and stops where the limits are. */
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
  // Of a tar every block counts: names and links take no room on the disk, but time.
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

/** One file of an archive as its reader meets it. */
export interface Entry {
  readonly name: string
  readonly open: () => Promise<Readable>
}
