import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { RateRule } from '#platform/rate-limits'
import type { InteropDeps } from '../deps.ts'
import { interop, type SchoolRow } from '../tables.ts'
import { schoolAddresses } from './school-claims.ts'

/** How a school's system begins: login initiated by a third party (OpenID Connect Core 4, IMS Security Framework 5.1.1). */
export const initiation = z.object({
  iss: z.string().max(300),
  login_hint: z.string().min(1).max(2000),
  target_link_uri: z.string().max(2000),
  lti_message_hint: z.string().max(8000).optional(),
  client_id: z.string().max(255).optional(),
})
export type Initiation = z.output<typeof initiation>

/** Browsers that come from one address; a class behind one line begins together. */
const loginsByAddress: RateRule = { name: 'interop.school-logins', times: 600, seconds: 60 }

/** A login is good for so long. */
export const loginGoodForMs = 10 * 60_000

export const hashOfBrowser = (browser: string): Buffer => createHash('sha256').update(browser).digest()

/** What the cookie of a browser holds that has none yet. */
export const newBrowser = (): string => randomBytes(32).toString('base64url')

/** Where the browser goes to be told who comes; null when no school is registered that begins so. */
export async function beginLogin(
  { db, clock, limits, publicUrl }: Pick<InteropDeps, 'db' | 'clock' | 'limits' | 'publicUrl'>,
  asked: Initiation,
  browser: string,
  address: string,
): Promise<string | null> {
  await limits.takeByAddress(loginsByAddress, address)
  const school = await findSchool(db, asked)
  if (!school) return null
  const [id, nonce] = [newId(), randomBytes(24).toString('base64url')]
  await interop(db)
    .insertInto('interop.school_logins')
    .values({ id, school_id: school.id, browser_hash: hashOfBrowser(browser), nonce, at: clock.now() })
    .execute()
  const url = new URL(school.authorize_url)
  const query = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: school.client_id,
    redirect_uri: schoolAddresses(publicUrl).launchUrl,
    login_hint: asked.login_hint,
    ...(asked.lti_message_hint === undefined ? {} : { lti_message_hint: asked.lti_message_hint }),
    state: id,
    nonce,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The open school of this issuer; of several the one that names its client id. */
async function findSchool(
  db: Db,
  { iss, client_id }: Initiation,
): Promise<Pick<SchoolRow, 'id' | 'client_id' | 'authorize_url'> | null> {
  const found = await interop(db)
    .selectFrom('interop.schools')
    .select(['id', 'client_id', 'authorize_url'])
    .where('issuer', '=', iss)
    .where('closed_at', 'is', null)
    .$if(client_id !== undefined, (all) => all.where('client_id', '=', client_id ?? ''))
    .limit(2)
    .execute()
  return found.length === 1 ? (found[0] ?? null) : null
}
