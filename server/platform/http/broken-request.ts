import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemOf } from './problem.ts'

/**
 * Answers data that is not HTTP (a broken connection, headers over 16 KiB, headers that never end) and closes the
 * socket. Fastify has no request at this point, so the answer is written by hand.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { retryAfter: _, ...problem } = problemOf({ statusCode: statusOf(error.code) })
  const body = JSON.stringify(problem)
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroySoon()
}

const statusOf = (code: string | undefined): number => (code === 'HPE_HEADER_OVERFLOW' ? 413 : 400)
