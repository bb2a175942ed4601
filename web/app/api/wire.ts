import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallReply } from '../server-context.ts'

/** What a transport over HTTP needs to know. */
export interface WireSettings {
  readonly bases: Readonly<Record<Service, string>>
  readonly token: () => string | null
  readonly fetch?: typeof fetch
}

/** Carries a call over HTTP: the token in the header, never the cookie. Status 0 when no answer came. */
export function overTheWire({ bases, token, fetch: send = fetch }: WireSettings) {
  return async ({ service, method, path, input }: Call): Promise<CallReply> => {
    const { address, rest } = addressOf(bases[service], path, input)
    const held = token()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (held) headers.authorization = `Bearer ${held}`
    if (method === 'POST') headers['content-type'] = 'application/json'
    try {
      const response = await send(method === 'GET' ? address + queryOf(rest) : address, {
        method,
        headers,
        credentials: 'omit',
        body: method === 'POST' ? JSON.stringify(rest) : null,
        keepalive: outlivesPage.has(path),
      })
      const retryAfter = Number(response.headers.get('retry-after')) || undefined
      return { status: response.status, body: await bodyOf(response), ...(retryAfter ? { retryAfter } : {}) }
    } catch {
      return { status: 0, body: null }
    }
  }
}

/**
 * Calls made while the page is being left, sent with `keepalive`: a beacon could not carry the authorization header.
 */
const outlivesPage: ReadonlySet<string> = new Set(['course/step', 'course/position'])

/** The parsed body; null for a body that is not JSON, such as a proxy's own page. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Fills path parameters such as `:slug`; the remaining input is the query or the body. */
function addressOf(base: string, path: string, input: Call['input']) {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? ''))
    delete rest[name]
    return value
  })
  return { address: `${base}/${filled}`, rest }
}

function queryOf(query: Record<string, unknown>): string {
  const told = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) told.append(name, String(one))
  }
  return told.size > 0 ? `?${told}` : ''
}
