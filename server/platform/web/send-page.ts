import type { FastifyReply } from 'fastify'
import { compressNow, compressor, encodingFor } from './encoding.ts'
import { readAhead, streamOf } from './read-ahead.ts'

const smallest = 800

/** Sends a page's response: in one piece when it is complete, else as it arrives, compressed either way. */
export async function sendPage(
  reply: FastifyReply,
  response: Response,
  acceptEncoding: string | undefined,
): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!response.body) return reply.send()

  const encoding = isText(response) ? encodingFor(acceptEncoding) : null
  reply.header('vary', 'Accept-Encoding, Cookie')
  const ahead = await readAhead(response.body)
  if (ahead.rest === null) {
    if (!encoding || ahead.bytes.length < smallest) return reply.send(ahead.bytes)
    return reply.header('content-encoding', encoding).send(compressNow(encoding, ahead.bytes))
  }
  if (!encoding) return reply.send(streamOf(ahead))
  return reply.header('content-encoding', encoding).send(streamOf(ahead, compressor(encoding)))
}

const isText = (response: Response) =>
  /^(text\/|application\/(json|xml|javascript)|image\/svg)/.test(response.headers.get('content-type') ?? '')
