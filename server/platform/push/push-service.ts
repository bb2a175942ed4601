import { request } from 'node:https'
import { isIP } from 'node:net'
import { privateAddressError, publicLookup } from '../public-lookup.ts'

export interface Asked {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly signal: AbortSignal
}

/**
 * Posts to a push service and gives its status. The address came from a browser, so the connection goes to public
 * addresses alone, over https, and follows no redirect.
 */
export function postToPushService({ url, headers, body, signal }: Asked): Promise<number> {
  // A connection to a number asks nobody for its address, so `publicLookup` would not see it.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.reject(privateAddressError())
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', headers, signal, lookup: publicLookup, agent: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
