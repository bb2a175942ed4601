import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { hashOfToken } from '#platform/opaque-token'
import { secretBox } from '#platform/secret-box'
import { challengeLifeMs } from '../sign-in/limits.ts'
import { identity } from '../tables.ts'

const box = secretBox('arvand passkey challenge')

/**
 * The challenge that a passkey signs: random, sealed with its end and with what it is for. So nothing is stored until a
 * passkey has answered it.
 */
export const makeChallenge = (secret: string, clock: Clock, about: string): Buffer =>
  box.seal(secret, about, String(clock.now().getTime() + challengeLifeMs))

/** Whether this challenge (base64url) is ours, for this, and not over. */
export function isOurs(secret: string, clock: Clock, about: string, challenge: string): boolean {
  const end = box.open(secret, about, Buffer.from(challenge, 'base64url'))
  return end !== null && Number(end) > clock.now().getTime()
}

/** Of two answers to one challenge only the first counts: false for the second. */
export async function spendChallenge(tx: Tx, clock: Clock, clientData: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identity(tx)
    .insertInto('identity.spent_passkey_challenges')
    .values({
      hash: hashOfToken(challengeIn(clientData)),
      expires_at: new Date(clock.now().getTime() + challengeLifeMs),
    })
    .onConflict((spent) => spent.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The challenge as the browser signed it; the library has verified the text by now. */
const challengeIn = (clientData: string): string =>
  (JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge: string }).challenge

export const sweepChallenges = (db: Db, now: Date) =>
  identity(db).deleteFrom('identity.spent_passkey_challenges').where('expires_at', '<', now).execute()
