import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Reply<Body> {
  readonly status: number
  /** `code` is a refusal's. */
  readonly body: Body & { readonly code?: string }
}
export type Post = <Body>(path: string, token: string, body: object) => Promise<Reply<Body>>

/** Posts JSON over kept connections, at most so many at once; rejects when the line is cut. */
export function poster(address: () => string, connections: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return async <Body>(path: string, token: string, body: object) => {
    const sent = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
      authorization: `Bearer ${token}`,
    }
    const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
    const asked = request(`${address()}${path}`, { method: 'POST', agent, headers }, resolve)
    asked.on('error', reject)
    asked.end(sent)
    const reply = await promise
    const told = await text(reply)
    return { status: reply.statusCode ?? 0, body: JSON.parse(told || '{}') as Reply<Body>['body'] }
  }
}
