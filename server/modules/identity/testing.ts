import { checkVerification, sendVerification } from '@arvand/contracts/panel/identity'
import type { Role, Scope } from '@arvand/contracts/people'
import { transaction } from '#platform/database'
import type { TestApp } from '#server/testing/app'
import { hashSecret } from './password/hash.ts'
import { addPerson } from './people/add-person.ts'
import { noteReauthentication } from './sessions/session-queries.ts'
import { startSession } from './sessions/start-session.ts'
import { identity } from './tables.ts'

/** The demo writes its people as they are, many at once. */
export { type AccountRow, identity } from './tables.ts'
export { hashSecret }

export interface PersonWish {
  readonly name?: string
  /** E.164; a unique one when left out. */
  readonly mobile?: string | null
  /** Verified. */
  readonly email?: string | null
  /** `testPassword` when left out. */
  readonly password?: string
  readonly roles?: readonly Exclude<Role, 'user'>[]
  readonly scopes?: readonly Scope[]
  /** A manager is not asked for a second factor, unless this is false. */
  readonly secondFactorWaived?: boolean
  /** The session is re-authenticated, for five minutes of the test clock. */
  readonly reauthenticated?: boolean
}

export interface TestPerson {
  readonly id: string
  readonly mobile: string | null
  readonly email: string | null
  /** The token of an active session. */
  readonly token: string
}

export const testPassword = 'zarafe-bolandgardan'

let made = 0

/** An Iranian mobile, unique in a test file. */
export const aMobile = (): string => `+98935${String(++made).padStart(7, '0')}`

const hashes = new Map<string, Promise<string>>()

/** A person with an active session, inserted without verification codes. */
export async function aPerson({ platform }: TestApp, wish: PersonWish = {}): Promise<TestPerson> {
  const { db, clock } = platform
  const password = wish.password ?? testPassword
  const mobile = wish.mobile === undefined ? aMobile() : wish.mobile
  const email = wish.email ?? null
  const hash = hashes.get(password) ?? hashSecret(password)
  hashes.set(password, hash)
  const passwordHash = await hash
  return transaction(db, async (tx) => {
    const person = {
      name: wish.name ?? 'سارا محمدی',
      mobile,
      email,
      emailVerified: email !== null,
      passwordHash,
    }
    const id = await addPerson(tx, clock, person)
    const grant = { person_id: id, granted_by: null, granted_at: clock.now() }
    const { roles = [], scopes = [] } = wish
    if (roles.length > 0)
      await identity(tx)
        .insertInto('identity.roles')
        .values(roles.map((role) => ({ ...grant, role })))
        .execute()
    if (scopes.length > 0)
      await identity(tx)
        .insertInto('identity.scopes')
        .values(scopes.map((scope) => ({ ...grant, scope })))
        .execute()
    await identity(tx)
      .updateTable('identity.accounts')
      .set({ second_factor_waived: wish.secondFactorWaived ?? true })
      .where('id', '=', id)
      .execute()
    const { token, sessionId } = await startSession(tx, clock, id, { address: '203.0.113.7', userAgent: '' })
    if (wish.reauthenticated) await noteReauthentication(tx, sessionId, clock.now())
    return { id, mobile, email, token }
  })
}

/** One more active session of a person, as of another device. */
export const aSession = ({ platform: { db, clock } }: TestApp, { id }: Pick<TestPerson, 'id'>) =>
  transaction(db, (tx) => startSession(tx, clock, id, { address: '203.0.113.8', userAgent: '' }))

type Purpose = 'register' | 'login' | 'recover' | 'change'

/** The newest code that was sent to a mobile (E.164) or an address. */
export async function codeOf(app: TestApp, recipient: string): Promise<string> {
  const messages = await app.outbox(recipient)
  return messages.find(({ code }) => code !== null)?.code ?? ''
}

/** A ticket that proves a mobile or an e-mail, from the real endpoints. */
export async function aTicket(
  app: TestApp,
  to: { mobile: string } | { email: string },
  purpose: Purpose,
  options: { address?: string; token?: string } = {},
): Promise<string> {
  const sent = await app.call(sendVerification, { ...to, purpose }, options)
  if (sent.status !== 200) throw new Error(`no code was sent: ${JSON.stringify(sent.problem)}`)
  const recipient = 'mobile' in to ? to.mobile : to.email
  const ask = { verificationId: sent.answer.verificationId, code: await codeOf(app, recipient) }
  const checked = await app.call(checkVerification, ask, options)
  return checked.answer.ticket
}

/** The id of a person's newest session, for private links to files. */
export async function sessionOf(
  { database }: Pick<TestApp, 'database'>,
  personId: string,
): Promise<{ sessionId: string }> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from identity.sessions where person_id = $1 order by created_at desc limit 1',
    [personId],
  )
  if (!rows[0]) throw new Error('no session')
  return { sessionId: rows[0].id }
}
