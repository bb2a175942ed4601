import { type IncomingMessage, request as plainly } from 'node:http'
import { request as securely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress, publicLookup } from '../public-lookup.ts'

export interface FetchedPage {
  /** Where it was found, after redirects. */
  readonly url: URL
  /** At most the first half megabyte. */
  readonly bytes: Buffer
  /** The content type as it was sent. */
  readonly contentType: string
}

/** The HTML page at an address that a stranger wrote; null when there is none, or it may not be fetched. */
export type FetchPage = (url: URL, signal?: AbortSignal) => Promise<FetchedPage | null>

/** What a test may replace; everywhere else these are the only ones. */
export interface PageNetwork {
  readonly lookup: LookupFunction
  readonly isPublic: typeof isPublicAddress
  readonly ports: ReadonlySet<string>
  readonly waitMs: number
}

export const publicNetwork: PageNetwork = {
  lookup: publicLookup,
  isPublic: isPublicAddress,
  ports: new Set(['', '80', '443']),
  waitMs: 5_000,
}

const mostRedirects = 3
const mostBytes = 512 * 1024
const mostAddress = 2_000

/**
 * Fetches a page of the open internet: only http and https on their ports, only from public addresses, which are
 * looked up once for each connection and connected to as they were checked. Each redirect is checked in the same way.
 * The time is that of all together.
 */
export const fetchPageBy =
  (network: PageNetwork): FetchPage =>
  async (start, signal) => {
    const late = AbortSignal.timeout(network.waitMs)
    const until = signal ? AbortSignal.any([late, signal]) : late
    let url = start
    try {
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        if (!mayFetch(url, network)) return null
        const answer = await ask(url, network, until)
        const next = redirectOf(answer, url)
        if (next === undefined) return await pageOf(answer, url)
        answer.destroy()
        if (next === null) return null
        url = next
      }
      return null
    } catch {
      // Whatever is wrong with a stranger's page, there is no preview of it.
      return null
    }
  }

/** Whether the address itself allows a connection; names are checked when they are looked up. */
function mayFetch(
  { protocol, username, password, port, hostname, href }: URL,
  network: PageNetwork,
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false
  if (username !== '' || password !== '' || !network.ports.has(port) || href.length > mostAddress)
    return false
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  // A connection to a number asks nobody for its address.
  return family === 0 || network.isPublic({ address: host, family })
}

const headers = {
  accept: 'text/html,application/xhtml+xml',
  // A body that is not compressed cannot grow when it is read.
  'accept-encoding': 'identity',
  'accept-language': 'fa,en;q=0.5',
  'user-agent': 'ArvandPreview/1.0',
}

const ask = (url: URL, { lookup }: PageNetwork, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? securely : plainly
    const asked = send(url, { headers, signal, lookup, agent: false, maxHeaderSize: 16_384 }, resolve)
    asked.on('error', reject)
    asked.end()
  })

const redirects = new Set([301, 302, 303, 307, 308])

/** Where an answer leads on; null when that is no address, undefined when it does not. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL) {
  if (!redirects.has(statusCode)) return undefined
  return location === undefined ? null : URL.parse(location, from.href)
}

async function pageOf(answer: IncomingMessage, url: URL): Promise<FetchedPage | null> {
  const contentType = answer.headers['content-type'] ?? ''
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType)
  if (answer.statusCode !== 200 || !isPage || encoding.trim().toLowerCase() !== 'identity') {
    answer.destroy()
    return null
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= mostBytes) break
  }
  answer.destroy()
  return { url, bytes: Buffer.concat(chunks).subarray(0, mostBytes), contentType: contentType.slice(0, 200) }
}
