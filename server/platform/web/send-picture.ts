import type { FastifyReply, FastifyRequest } from 'fastify'
import { notePattern } from '../http/pattern.ts'
import { compressNow, encodingFor } from './encoding.ts'
import type { Pages } from './web-build.ts'

/** Sends a drawn picture: the same for everybody and for ever, so it is asked without a session. */
export async function sendPicture(
  pages: Pick<Pages, 'pictureFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<FastifyReply> {
  notePattern(request, '/girih/:shape/:category/:slug')
  const svg = await pages.pictureFor(pathname)
  if (svg === null) {
    reply.callNotFound()
    return reply
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = Buffer.from(svg)
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary: 'Accept-Encoding',
    })
    .type('image/svg+xml; charset=utf-8')
    .send(encoding ? compressNow(encoding, bytes) : bytes)
}
