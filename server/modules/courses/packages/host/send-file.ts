import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, FileStore } from '#platform/file-store'

interface KeptFile {
  readonly key: string
  readonly bytes: number
  readonly type: string
}

/** Answers with a file of a package, whole or the part asked for, since films are in them; null when it is gone. */
export async function sendFile(
  files: FileStore,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { key, bytes, type }: KeptFile,
): Promise<FastifyReply | null> {
  const range = method === 'GET' ? rangeOf(headers.range, bytes) : null
  const source = method === 'GET' && bytes > 0 ? await files.open(key, range ?? undefined) : Buffer.alloc(0)
  if (!source) return null
  const length = range ? range.last - range.first + 1 : bytes
  // An address opens the same bytes for as long as it lives.
  reply.type(type).headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=3600' })
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
  return reply.header('content-length', length).send(source)
}

/** One part of it; anything else that is asked for gets the whole. */
function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return from === '' || first > last ? null : { first, last }
}
