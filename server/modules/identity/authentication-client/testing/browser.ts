import { parseSetCookie, stringifyCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'

export interface Json {
  readonly url: string
  readonly message: string
  readonly csrfToken: string
  readonly token: string
  readonly expires: string
  readonly user: { readonly id: string; readonly name: string; readonly email: string }
}

export interface Seen {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The JSON of the answer, or `{}`. A test reads the fields that it expects. */
  readonly json: Json
  readonly text: string
  /** Names and attributes of cookies that this answer set. */
  readonly cookies: readonly ReturnType<typeof parseSetCookie>[]
}

export interface PostOptions {
  readonly type?: string
  readonly origin?: string
  readonly json?: boolean
}

/** A browser for tests: it stores cookies and sends requests as the client `next-auth/react` does. */
export class Browser {
  readonly jar = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #address: string

  constructor(app: FastifyInstance, address = '203.0.113.7') {
    this.#app = app
    this.#address = address
  }

  get = (path: string): Promise<Seen> => this.#ask('GET', path)

  /** A form as `next-auth/react` sends it; with `json: false` as a page without scripts does. */
  post(path: string, fields: Record<string, string>, { json = true, ...options }: PostOptions = {}) {
    const body = new URLSearchParams({ ...fields, ...(json ? { json: 'true' } : {}) }).toString()
    return this.send(path, body, { type: 'application/x-www-form-urlencoded', ...options })
  }

  send(path: string, body: string, { type = 'application/json', origin }: PostOptions = {}): Promise<Seen> {
    return this.#ask('POST', path, body, { 'content-type': type, ...(origin ? { origin } : {}) })
  }

  async csrf(): Promise<string> {
    return (await this.get('csrf')).json.csrfToken
  }

  /** A sign-in with a fresh CSRF token. */
  async signIn(fields: Record<string, string>, options?: PostOptions): Promise<Seen> {
    return this.post('callback/credentials', { csrfToken: await this.csrf(), ...fields }, options)
  }

  async signOut(): Promise<Seen> {
    return this.post('signout', { csrfToken: await this.csrf() })
  }

  async session() {
    return (await this.get('session')).json
  }

  async #ask(method: 'GET' | 'POST', path: string, payload?: string, headers: Record<string, string> = {}) {
    const response = await this.#app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/auth/${path}`,
      remoteAddress: this.#address,
      headers: { ...headers, cookie: stringifyCookie(Object.fromEntries(this.jar)) },
      ...(payload === undefined ? {} : { payload }),
    })
    const cookies = [response.headers['set-cookie'] ?? []].flat().map((header) => parseSetCookie(header))
    for (const { name, value = '', maxAge } of cookies) {
      if (maxAge === 0) this.jar.delete(name)
      else this.jar.set(name, value)
    }
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      json: (isJson && response.body !== '' ? response.json() : {}) as Json,
      text: response.body,
      cookies,
    }
  }
}
