import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'

export const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const ags = 'https://purl.imsglobal.org/spec/lti-ags'

export interface SentScore {
  readonly path: string
  readonly authorization: string
  readonly score: Readonly<Record<string, unknown>>
}

/** The learning system of a school on loopback: its keys, its tokens, its gradebook. */
export interface TestSchool {
  readonly origin: string
  /** For the setting PRIVATE_HOSTS. */
  readonly host: string
  readonly registered: {
    readonly title: string
    readonly issuer: string
    readonly clientId: string
    readonly authorizeUrl: string
    readonly tokenUrl: string
    readonly keysetUrl: string
    readonly deployments: string
  }
  readonly scores: SentScore[]
  readonly tokens: string[]
  /** What it answers to marks from now on, one after the other; then 200 again. */
  readonly answers: number[]
  /** A signed message; whatever the claims leave out is right. */
  sign(claims: JWTPayload, now: Date): Promise<string>
  /** Signs with a new key from now on, and publishes both. */
  turnKey(): Promise<void>
  /** What the tool answered to a choice, as this school believes it by the tool's keys. */
  readChosen(jwt: string, toolKeys: JSONWebKeySet, now: Date): Promise<JWTPayload>
  close(): Promise<void>
}

interface Held {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

/** The HTML of a page of the school, for browsers; null: there is none at this address. */
export type SchoolPages = (school: TestSchool, at: URL, body: string) => Promise<string | null>

export async function aSchool(
  toolKeys: () => Promise<JSONWebKeySet>,
  now: () => Date,
  pages: SchoolPages = async () => null,
): Promise<TestSchool> {
  const keys = [await aKey('one')]
  const scores: SentScore[] = []
  const tokens: string[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const page = await pages(school, new URL(request.url ?? '', origin), sent)
    if (page !== null)
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    const [status, body] = await answerOf(request, sent)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  const registered = {
    title: 'مودل دبیرستان هامون',
    issuer: origin,
    clientId: 'arvand-at-hamoon',
    authorizeUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    keysetUrl: `${origin}/keys`,
    deployments: '1, 2',
  }

  async function answerOf(request: IncomingMessage, body: string): Promise<[number, unknown]> {
    const path = request.url ?? ''
    if (path === '/keys') return [200, { keys: keys.map(({ jwk }) => jwk) }]
    if (path === '/token') return giveToken(new URLSearchParams(body))
    if (!path.includes('/scores')) return [404, {}]
    const status = answers.shift() ?? 200
    const authorization = request.headers.authorization ?? ''
    if (!tokens.includes(authorization.replace('Bearer ', ''))) return [401, {}]
    if (status < 300) scores.push({ path, authorization, score: JSON.parse(body) })
    return [status, {}]
  }

  /** As the security framework of IMS has it: the assertion is the tool's, of this client, for this address. */
  async function giveToken(form: URLSearchParams): Promise<[number, unknown]> {
    const assertion = form.get('client_assertion') ?? ''
    const options = {
      issuer: registered.clientId,
      subject: registered.clientId,
      audience: registered.tokenUrl,
      currentDate: now(),
      algorithms: ['RS256'],
    }
    const told = await jwtVerify(assertion, createLocalJWKSet(await toolKeys()), options).catch(() => null)
    const isRight =
      told?.payload.jti &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('scope') === `${ags}/scope/score`
    if (!isRight) return [401, { error: 'invalid_client' }]
    tokens.push(`token-${tokens.length + 1}`)
    return [200, { access_token: tokens.at(-1), token_type: 'Bearer', expires_in: 3600 }]
  }

  const school: TestSchool = {
    ...{ origin, host, registered, scores, tokens, answers },
    async sign(claims, at) {
      const seconds = Math.floor(at.getTime() / 1000)
      const { kid, privateKey } = keys.at(-1) ?? (await aKey('none'))
      const base = { iss: origin, aud: registered.clientId, iat: seconds, exp: seconds + 300 }
      return new SignJWT({ ...base, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    },
    async turnKey() {
      keys.push(await aKey(`key-${keys.length + 1}`))
    },
    async readChosen(jwt, published, at) {
      const options = {
        issuer: registered.clientId,
        audience: origin,
        currentDate: at,
        algorithms: ['RS256'],
      }
      return (await jwtVerify(jwt, createLocalJWKSet(published), options)).payload
    },
    close: () => closed(server),
  }
  return school
}

async function aKey(kid: string): Promise<Held> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'
const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'

/** The claims of a learner who opens a link. */
export const visitClaims = (target: string, more: JWTPayload = {}): JWTPayload => ({
  sub: 'student-7',
  name: 'مینا رضایی',
  email: 'mina@hamoon.example',
  [claim('version')]: '1.3.0',
  [claim('message_type')]: 'LtiResourceLinkRequest',
  [claim('deployment_id')]: '1',
  [claim('target_link_uri')]: target,
  [claim('roles')]: [learner],
  [claim('resource_link')]: { id: 'link-1' },
  ...more,
})

/** The claim by which marks go to a line item. */
export const gradesTo = (lineitem: string): JWTPayload => ({
  [`${ags}/claim/endpoint`]: { scope: [`${ags}/scope/score`], lineitem },
})

/** The claims of a teacher who chooses. */
export const choosingClaims = (target: string, returnUrl: string): JWTPayload => ({
  sub: 'teacher-1',
  [claim('version')]: '1.3.0',
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('deployment_id')]: '1',
  [claim('target_link_uri')]: target,
  [claim('roles')]: [instructor],
  [`${deepLinking}/deep_linking_settings`]: {
    deep_link_return_url: returnUrl,
    accept_types: ['ltiResourceLink', 'link'],
    accept_presentation_document_targets: ['iframe', 'window'],
    data: 'for-the-school',
  },
})
