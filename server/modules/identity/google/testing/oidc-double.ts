import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

/** The person who signs in at the fake provider; a test sets it before the browser comes. */
export interface Someone {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

interface Asked {
  readonly someone: Someone
  readonly redirectUri: string
  readonly nonce: string
  readonly challenge: string
}

/** A small OpenID provider on the loopback that behaves like Google's: PKCE, one use of a code, RS256. */
export interface OidcDouble {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Null: the sign-in is refused, as when the person declines. */
  someone: Someone | null
  /** Claims that replace the true ones, for tests of refusals. */
  lies: Readonly<Record<string, unknown>>
  /** Signs with a key that is not among the published ones. */
  forges: boolean
  /** Queries of the authorization address so far. */
  readonly visits: URLSearchParams[]
  close(): Promise<void>
}

export async function startOidcDouble(port = 0): Promise<OidcDouble> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const { privateKey: forgedKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const codes = new Map<string, Asked>()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => refuse(response, String(error)))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: OidcDouble = {
    issuer,
    clientId: 'arvand-at-google',
    clientSecret: 'a secret between two',
    someone: null,
    lies: {},
    forges: false,
    visits: [],
    close: () => new Promise((closed) => server.close(() => closed())),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') return give(response, metadata(issuer))
    if (url.pathname === '/keys') return give(response, { keys })
    if (url.pathname === '/authorize') return authorize(url.searchParams, response)
    if (url.pathname === '/token') return tokens(await formOf(request), response)
    response.writeHead(404).end()
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    double.visits.push(query)
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', issuer)
    if (double.someone) back.searchParams.set('code', codeFor(double.someone, query))
    else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  function codeFor(someone: Someone, query: URLSearchParams): string {
    const code = randomBytes(16).toString('base64url')
    codes.set(code, {
      someone,
      redirectUri: query.get('redirect_uri') ?? '',
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
    })
    return code
  }

  async function tokens(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = form.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    const hash = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isRight =
      asked !== undefined &&
      form.get('client_id') === double.clientId &&
      form.get('client_secret') === double.clientSecret &&
      form.get('redirect_uri') === asked.redirectUri &&
      hash.digest('base64url') === asked.challenge
    if (!isRight) return refuse(response, 'invalid_grant')
    const now = Math.floor(Date.now() / 1000)
    const honest = { nonce: asked.nonce, iss: issuer, aud: double.clientId, iat: now, exp: now + 300 }
    const claims = { ...asked.someone, ...honest, ...double.lies }
    give(response, {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await identity(claims, double.forges ? forgedKey : privateKey),
    })
  }

  return double
}

const identity = (claims: Record<string, unknown>, key: CryptoKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

function give(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, error: string): void => give(response, { error }, 400)

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}
