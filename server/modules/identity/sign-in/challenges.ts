import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { hashOfToken, makeToken } from '#platform/opaque-token'
import { identity } from '../tables.ts'
import { challengeLifeMs, challengeTries } from './limits.ts'

/** Records that a first factor was right, and returns the opaque challenge that the second factor answers. */
export async function makeChallenge(
  tx: Tx,
  clock: Clock,
  personId: string,
  newPasswordHash: string | null,
): Promise<string> {
  const challenge = makeToken()
  const now = clock.now()
  await identity(tx)
    .insertInto('identity.challenges')
    .values({
      token_hash: hashOfToken(challenge),
      person_id: personId,
      new_password_hash: newPasswordHash,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeLifeMs),
    })
    .execute()
  return challenge
}

/** Counts a try, committed before the code is checked; undefined if unknown, expired or tried too often. */
export function takeChallengeTry(db: Db, clock: Clock, challenge: string) {
  return identity(db)
    .updateTable('identity.challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hashOfToken(challenge))
    .where('expires_at', '>', clock.now())
    .where('tries', '<', challengeTries)
    .returning(['person_id', 'new_password_hash'])
    .executeTakeFirst()
}

/** Uses up the challenge. False when another call was first. */
export async function endChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await identity(tx)
    .deleteFrom('identity.challenges')
    .where('token_hash', '=', hashOfToken(challenge))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
