import type { SchoolTrouble } from '@arvand/contracts/panel/manage-schools'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { InteropDeps } from '../deps.ts'
import { KeysNotRead, keysAt } from '../lti/key-sets.ts'
import { interop, type SchoolRow } from '../tables.ts'
import type { Told } from '../told-by-school.ts'
import { hashOfBrowser, loginGoodForMs } from './begin-login.ts'
import { toldBy } from './school-claims.ts'

/** What a school's system posts by the browser. */
export const launch = z.object({ state: z.uuid(), id_token: z.string().max(60_000) })

/** A message is good for so long after it was signed, whatever it says itself. */
const oldestMessage = '10m'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside' | 'publicUrl'>
type School = Pick<SchoolRow, 'id' | 'issuer' | 'client_id' | 'keyset_url' | 'deployments'>

/** What a school said who comes; or why it is not believed: the login is over or of another browser, or its message is wrong. */
export async function takeLaunch(
  deps: Deps,
  { state, id_token: token }: z.output<typeof launch>,
  browser: string | null,
): Promise<{ loginId: string; schoolId: string; told: Told } | SchoolTrouble | 'login'> {
  const { db, clock } = deps
  const login = browser === null ? undefined : await findLogin(db, state, browser)
  if (!login || clock.now().getTime() - login.at.getTime() > loginGoodForMs) return 'login'
  const said = await verified(deps, login, token)
  if (typeof said === 'string') return failed(deps, login.id, said)
  if (said.nonce !== login.nonce || !(await takeNonce(deps, state))) return failed(deps, login.id, 'nonce')
  const told = toldBy(said, login, deps.publicUrl)
  if (typeof told === 'string') return failed(deps, login.id, told)
  await interop(db)
    .updateTable('interop.school_logins')
    .set({ told: JSON.stringify(told) })
    .where('id', '=', state)
    .execute()
  return { loginId: state, schoolId: login.id, told }
}

const findLogin = (db: Db, id: string, browser: string) =>
  interop(db)
    .selectFrom('interop.school_logins as login')
    .innerJoin('interop.schools as school', 'school.id', 'login.school_id')
    .select(['login.nonce', 'login.at', 'school.id', 'school.issuer', 'school.client_id'])
    .select(['school.keyset_url', 'school.deployments'])
    .where('login.id', '=', id)
    .where('login.browser_hash', '=', hashOfBrowser(browser))
    .where('school.closed_at', 'is', null)
    .executeTakeFirst()

/** The claims of a message that the school signed for this site (OpenID Connect Core 3.1.3.7); or what is wrong with it. */
async function verified(
  deps: Deps,
  { issuer, client_id, keyset_url }: School,
  token: string,
): Promise<JWTPayload | SchoolTrouble> {
  try {
    const { payload } = await jwtVerify(token, keysAt(deps, keyset_url), {
      algorithms: ['RS256'],
      issuer,
      audience: client_id,
      currentDate: deps.clock.now(),
      clockTolerance: 60,
      maxTokenAge: oldestMessage,
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
    })
    const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
    const isOurs = payload.azp === undefined ? !isForSeveral : payload.azp === client_id
    return isOurs ? payload : 'audience'
  } catch (error) {
    return troubleOf(error)
  }
}

function troubleOf(error: unknown): SchoolTrouble {
  if (error instanceof KeysNotRead) return 'keys'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss' || error.claim === 'aud') return 'audience'
    if (error.claim === 'iat' || error.claim === 'nbf') return 'expired'
    return 'claims'
  }
  return 'signature'
}

/** A nonce is good once, and so is its login. */
async function takeNonce({ db, clock }: Deps, id: string): Promise<boolean> {
  const taken = await interop(db)
    .updateTable('interop.school_logins')
    .set({ told_at: clock.now() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Notes for managers what went wrong. */
export async function noteTrouble(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  schoolId: string,
  trouble: SchoolTrouble,
): Promise<void> {
  await interop(db)
    .updateTable('interop.schools')
    .set({ trouble, trouble_at: clock.now() })
    .where('id', '=', schoolId)
    .execute()
}

async function failed(deps: Deps, schoolId: string, trouble: SchoolTrouble): Promise<SchoolTrouble> {
  await noteTrouble(deps, schoolId, trouble)
  return trouble
}
