import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { InteropDeps } from '../deps.ts'
import { addressesOf, gradeScopes } from './claims.ts'
import { signedByTool, toolThatSigned } from './tool-keys.ts'

/** What a tool sends for a token: OAuth 2.0 client credentials with a signed assertion (IMS Security Framework 1.0). */
export const grant = z.object({
  grant_type: z.literal('client_credentials'),
  client_assertion_type: z.literal('urn:ietf:params:oauth:client-assertion-type:jwt-bearer'),
  client_assertion: z.string().max(8000),
  scope: z.string().max(1000),
})

const liveSeconds = 3600
const alg = 'HS256'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside' | 'secret' | 'publicUrl'>

/** A token for the marks of a tool's lessons; null when the assertion is not the tool's. */
export async function grantAccess(deps: Deps, asked: z.output<typeof grant>) {
  const { db, clock, secret, publicUrl } = deps
  const tool = await toolThatSigned(db, asked.client_assertion)
  if (!tool) return null
  const { tokenUrl, issuer } = addressesOf(publicUrl)
  const said = await signedByTool(deps, tool, asked.client_assertion, {
    issuer: tool.id,
    subject: tool.id,
    audience: [tokenUrl, issuer],
    requiredClaims: ['exp'],
  })
  if (!said) return null
  const wished = new Set(asked.scope.split(' '))
  const scope = gradeScopes.filter((one) => wished.has(one)).join(' ')
  const now = Math.floor(clock.now().getTime() / 1000)
  const token = await new SignJWT({ scope, iat: now, exp: now + liveSeconds })
    .setProtectedHeader({ alg })
    .setSubject(tool.id)
    .sign(keyOf(secret))
  return { access_token: token, token_type: 'Bearer', expires_in: liveSeconds, scope }
}

/** The tool and the scopes of a token; null when it is not ours or is over. */
export async function readAccess(
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  header: string | undefined,
) {
  const token = /^Bearer ([\w.-]{1,4000})$/.exec(header ?? '')?.[1]
  if (token === undefined) return null
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [alg],
      currentDate: clock.now(),
    })
    return { toolId: payload.sub ?? '', scopes: String(payload.scope).split(' ') }
  } catch {
    return null
  }
}

const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'arvand lti access token', 32))
