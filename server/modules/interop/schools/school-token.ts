import { z } from 'zod'
import { newId } from '#platform/ids'
import type { InteropDeps } from '../deps.ts'
import { jsonOf } from '../lti/json-of.ts'
import { signed } from '../lti/signing-key.ts'
import type { SchoolRow } from '../tables.ts'
import { scoreScope } from './school-claims.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside' | 'secret'>
type School = Pick<SchoolRow, 'client_id' | 'token_url' | 'revision'> & { readonly school_id: string }

const granted = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.coerce.number().min(0).max(86_400).catch(3600),
})

interface Kept {
  readonly token: string
  /** Milliseconds. */
  readonly until: number
}
const kept = new Map<string, Kept>()
const mostKept = 500

const keyOf = ({ school_id, revision }: School): string => `${school_id} ${revision}`

export const forgetSchoolToken = (school: School): void => void kept.delete(keyOf(school))

/** So much before its end a token is not used any more. */
const marginMs = 30_000

/** A token for the marks of a school (OAuth 2.0 client credentials, a signed assertion); kept until it ends. Null: none came. */
export async function schoolToken(deps: Deps, school: School, signal: AbortSignal): Promise<string | null> {
  const now = deps.clock.now().getTime()
  const known = kept.get(keyOf(school))
  if (known && known.until > now) return known.token
  const { client_id, token_url } = school
  const assertion = await signed(deps, { iss: client_id, sub: client_id, aud: token_url, jti: newId() })
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
    scope: scoreScope,
  })
  const answer = await deps.outside
    .ask({
      url: new URL(token_url),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      signal,
    })
    .catch(() => null)
  const given = answer && answer.status < 300 ? granted.safeParse(jsonOf(answer.text)).data : undefined
  if (!given) return null
  if (kept.size >= mostKept) kept.clear()
  kept.set(keyOf(school), { token: given.access_token, until: now + given.expires_in * 1000 - marginMs })
  return given.access_token
}
