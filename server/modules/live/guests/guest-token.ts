import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import { hashOfToken, makeToken } from '#platform/opaque-token'
import { live } from '../tables.ts'

/** Tells a guest's token from a session's without asking the database. */
const prefix = 'guest-'

export const makeGuestToken = (): string => prefix + makeToken()

/** 16 random bytes: nobody finds a class by trying. */
export const makeKey = (): string => randomBytes(16).toString('base64url')

/** Finds the guest of a token. They have no role, and call only what says that guests may call it. */
export const guestFinder =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }): WhoIs =>
  async (token) => {
    if (!token.startsWith(prefix)) return null
    const row = await live(db)
      .selectFrom('live.guests')
      .select('id')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    if (!row) return null
    const nothing = { roles: new Set<never>(), scopes: new Set<never>(), mustSetUpSecondFactor: false }
    return { personId: row.id, sessionId: row.id, isGuest: true, ...nothing }
  }
