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

/** The path of an entry, or a refusal: no roots, no drives, no ways up, nothing that cannot be seen. */
export function entryPath(name: string): string {
  const path = name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
  const isSafe =
    path !== '' &&
    path.length <= 1000 &&
    !path.startsWith('/') &&
    !/^[a-z]:/i.test(path) &&
    !/\p{Cc}/u.test(path) &&
    path.split('/').every((part) => part !== '..' && part !== '.')
  if (!isSafe) throw new BrokenArchive('unsafe-name')
  return path
}

/** Counts what is unpacked and stops where the limits are. */
export function gauge({ entries, bytes }: UnpackLimits) {
  let entriesLeft = entries
  let bytesLeft = bytes
  return {
    entry() {
      if (--entriesLeft < 0) throw new BrokenArchive('too-large')
    },
    async *chunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        bytesLeft -= chunk.length
        if (bytesLeft < 0) throw new BrokenArchive('too-large')
        yield chunk
      }
    },
  }
}

/** One file of an archive as its reader meets it. */
export interface Entry {
  readonly name: string
  readonly open: () => Promise<Readable>
}
