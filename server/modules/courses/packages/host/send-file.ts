import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from '#modules/media'
import type { FileStore } from '#platform/file-store'

interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly type: string
}

/** Sends a file of a package, whole or the requested range, which films need; false when the file is gone. */
export async function sendFile(
  files: FileStore,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { key, bytes, type }: StoredFile,
): Promise<boolean> {
  const range = method === 'GET' ? rangeOf(headers.range, bytes) : null
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${bytes}`).type('text/plain').send('')
    return true
  }
  const source = method === 'GET' && bytes > 0 ? await files.open(key, range ?? undefined) : Buffer.alloc(0)
  if (!source) return false
  const length = range ? range.last - range.first + 1 : bytes
  // An address gives the same bytes as long as it is valid.
  reply.type(type).headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=3600' })
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
  reply.header('content-length', length).send(source)
  return true
}
