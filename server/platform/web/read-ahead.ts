import { PassThrough, type Transform } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Chunk = Awaited<ReturnType<Reader['read']>>

/** The part of a stream that is available without waiting; `rest` is null when that was everything. */
export interface Ahead {
  readonly bytes: Buffer
  readonly rest: { readonly reader: Reader; readonly next: Promise<Chunk> } | null
}

/**
 * Takes everything that is ready in this turn of the event loop: most pages are complete, so they are sent in one
 * piece.
 */
export async function readAhead(body: ReadableStream<Uint8Array>): Promise<Ahead> {
  const reader = body.getReader()
  const { chunks, next } = await takeReady(reader, reader.read())
  return { bytes: Buffer.concat(chunks), rest: next && { reader, next } }
}

async function takeReady(reader: Reader, first: Promise<Chunk>) {
  const chunks: Uint8Array[] = []
  let next = first
  for (;;) {
    const chunk = await Promise.race([next, nextTurn(null)])
    if (chunk === null) return { chunks, next }
    if (chunk.done) return { chunks, next: null }
    chunks.push(chunk.value)
    next = reader.read()
  }
}

/** The whole page as a stream for the socket; a compressor is flushed whenever the page pauses. */
export function streamOf(
  ahead: Ahead,
  through: Transform & { flush?: (done?: () => void) => void } = new PassThrough(),
) {
  void pump(ahead, through).catch((error: unknown) => through.destroy(error as Error))
  through.once('close', () => void ahead.rest?.reader.cancel().catch(() => undefined))
  return through
}

async function pump({ bytes, rest }: Ahead, through: Transform & { flush?: (done?: () => void) => void }) {
  await written(through, bytes)
  let next = rest?.next ?? null
  while (rest && next) {
    // The page now waits for something, so the browser should get everything so far.
    if (through.flush) await new Promise<void>((resolve) => through.flush?.(resolve))
    const chunk = await next
    if (chunk.done) break
    const more = await takeReady(rest.reader, rest.reader.read())
    await written(through, Buffer.concat([chunk.value, ...more.chunks]))
    next = more.next
  }
  through.end()
}

async function written(through: Transform, bytes: Buffer): Promise<void> {
  if (through.destroyed) throw new Error('the visitor has left')
  if (through.write(bytes)) return
  await new Promise<void>((resolve) => {
    through.once('drain', resolve)
    through.once('close', resolve)
  })
}
