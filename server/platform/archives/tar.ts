import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { BrokenArchive, type Entry, type Gauge } from './limits.ts'

/** Calls `take` for every file of a tar or a gzipped tar, in its order; links and devices are skipped but counted. */
export const eachOfTar =
  (isGzip: boolean) => (path: string, take: (entry: Entry) => Promise<void>, counter: Gauge) =>
    eachTarEntry(
      { archive: createReadStream(path), isGzip },
      async (entry) => {
        counter.entry()
        if (entry.type !== 'File' && entry.type !== 'OldFile') return void entry.resume()
        // The parser's streams are not Node streams, but they are read in the same way.
        await take({ name: entry.path, open: async () => entry as unknown as Readable })
      },
      (cause) => new BrokenArchive('damaged', cause),
      counter.blocks,
    )

/**
 * Calls `take` for each entry of a tar, one after another; gzip in one or many members is unpacked first. When the
 * archive's format is broken, throws what `damaged` returns; other errors are thrown unchanged.
 */
export async function eachTarEntry(
  { archive, isGzip }: { readonly archive: Readable; readonly isGzip: boolean },
  take: (entry: ReadEntry) => Promise<void>,
  damaged: (cause: unknown) => Error,
  count: (bytes: number) => void = () => {},
): Promise<void> {
  let trouble: unknown
  let taken = Promise.resolve()
  let current: ReadEntry | undefined
  // When `take` fails, nobody reads its entry any more, and the parser would wait for ever for that entry's data to be
  // taken.
  const stopped = new AbortController()
  const stop = (error: unknown) => {
    trouble ??= error
    stopped.abort()
  }
  const orStopped = { signal: stopped.signal }
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      current = entry
      taken = taken
        .then(() => take(entry))
        .catch((error: unknown) => {
          stop(error)
          entry.resume()
        })
    },
  })
  parser.on('error', (error: unknown) => stop(damaged(error)))
  const finished = once(parser, 'end', orStopped).catch(() => {})
  const feed = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (trouble) throw trouble
      count(chunk.length)
      if (!parser.write(chunk)) await once(parser, 'drain', orStopped)
    }
  }
  try {
    await (isGzip ? pipeline(archive, createGunzip(), feed) : pipeline(archive, feed))
  } catch (error) {
    trouble ??= isZlib(error) ? damaged(error) : error
    current?.destroy(trouble)
    await taken
    throw trouble
  }
  parser.end()
  await finished
  await taken
  if (trouble) throw trouble
}

function isZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
