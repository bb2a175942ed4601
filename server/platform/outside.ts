import { type IncomingMessage, request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, privateAddressError, publicLookup } from './public-lookup.ts'

export interface AskedOutside {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
}

export interface OutsideAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Asks a server that people name. Throws when there is no answer in time, when it is longer than a quarter of a
 * megabyte, and when the address may not be asked. Redirects are not followed.
 */
export interface Outside {
  ask(asked: AskedOutside): Promise<OutsideAnswer>
  /** Whether the address itself may be asked; names are looked up when they are. */
  mayAsk(url: URL): boolean
}

const mostBytes = 256 * 1024
const waitMs = 10_000

/**
 * Servers of the open internet by https, on public addresses alone. `privateHosts` are those that the operator trusts in
 * their own network, by name or by name and port: they are asked as they are, by http too.
 */
export function openOutside(privateHosts: readonly string[]): Outside {
  const isTrusted = ({ host, hostname }: URL) =>
    privateHosts.includes(host) || privateHosts.includes(hostname)
  const mayAsk = (url: URL): boolean => {
    if (url.username !== '' || url.password !== '') return false
    if (isTrusted(url)) return url.protocol === 'https:' || url.protocol === 'http:'
    const address = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(address)
    // A connection to a number asks nobody for its address.
    return url.protocol === 'https:' && (family === 0 || isPublicAddress({ address, family }))
  }
  return {
    mayAsk,
    async ask({ url, method = 'GET', headers = {}, body, signal }) {
      if (!mayAsk(url)) throw privateAddressError()
      const late = AbortSignal.timeout(waitMs)
      const options = {
        method,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'Arvand/1.0', ...headers },
        signal: signal ? AbortSignal.any([late, signal]) : late,
        agent: false,
        maxHeaderSize: 16_384,
        ...(isTrusted(url) ? {} : { lookup: publicLookup }),
      }
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = (url.protocol === 'https:' ? securely : plainly)(url, options, resolve)
        asked.on('error', reject)
        asked.end(body)
      })
      return { status: answer.statusCode ?? 0, text: await textOf(answer) }
    },
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > mostBytes) throw new Error('the answer from outside is too long')
  }
  return Buffer.concat(chunks).toString('utf8')
}
