import { createPublicKey } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from 'jose'
import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { secretBox } from '#platform/secret-box'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'

const alg = 'RS256'
const box = secretBox('arvand lti signing key')
const liveSeconds = 300

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'secret'>

/** The installation's key: made when it is first needed, and anew when SECRET was changed. */
async function signingKey({ db, clock, secret }: Deps) {
  return (await stored(db, secret)) ?? (await made(db, clock.now(), secret))
}

async function stored(db: Db, secret: string) {
  const row = await interop(db)
    .selectFrom('interop.signing_keys')
    .select(['id', 'sealed'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const pem = row && box.open(secret, row.id, row.sealed)
  return pem ? { id: row.id, pem } : null
}

async function made(db: Db, now: Date, secret: string) {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, modulusLength: 2048 })
  const pem = await exportPKCS8(privateKey)
  return transaction(db, async (tx) => {
    // Of two processes that make one at once, one is kept.
    await sql`select pg_advisory_xact_lock(hashtextextended('interop signing key', 0))`.execute(interop(tx))
    const before = await stored(tx, secret)
    if (before) return before
    const id = newId()
    await interop(tx)
      .insertInto('interop.signing_keys')
      .values({ id, sealed: box.seal(secret, id, pem), made_at: now })
      .execute()
    return { id, pem }
  })
}

/** What a tool is told, signed, good for five minutes. */
export async function signed(deps: Deps, claims: JWTPayload): Promise<string> {
  const { id, pem } = await signingKey(deps)
  const now = Math.floor(deps.clock.now().getTime() / 1000)
  return new SignJWT({ ...claims, iat: now, exp: now + liveSeconds })
    .setProtectedHeader({ alg, kid: id, typ: 'JWT' })
    .sign(await importPKCS8(pem, alg))
}

/** The public half, as tools read it. */
export async function publicKeys(deps: Deps) {
  const { id, pem } = await signingKey(deps)
  const { kty, n, e } = await exportJWK(createPublicKey(pem))
  return { keys: [{ kty, n, e, kid: id, alg, use: 'sig' }] }
}
