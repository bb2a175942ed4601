import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

const piece = Buffer.alloc(65_536, 'x')

/** Sends this many bytes over a real connection and reads the answer only after the last one, as browsers do. */
export async function sendLarge(
  app: FastifyInstance,
  { url, bytes, headers }: { url: string; bytes: number; headers: Readonly<Record<string, string>> },
): Promise<{ status: number | undefined; body: string }> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = httpRequest({ host: '127.0.0.1', port, path: url, method: 'POST', headers })
  const failed = new Promise<never>((_, reject) => request.on('error', reject))
  const send = async () => {
    for (let sent = 0; sent < bytes; sent += piece.length)
      if (!request.write(piece.subarray(0, Math.min(piece.length, bytes - sent))))
        await once(request, 'drain')
    request.end()
  }
  // Not `once`, which also rejects: where the connection ends before an answer, nobody would wait for it any more.
  const answered = new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  await Promise.race([send(), failed])
  const response = await Promise.race([answered, failed])
  return { status: response.statusCode, body: await text(response) }
}
