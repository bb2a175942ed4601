import type { Db } from '#platform/database'
import { accountsOf } from '../google/provider-accounts.ts'
import { passkeysOf } from '../passkeys/passkey-queries.ts'
import { findSecondFactor } from '../second-factor/second-factor-queries.ts'

/** The ways in that were made until then. */
export async function waysInUntil(db: Db, personId: string, since: Date) {
  const [passkeys, linked, factor] = await Promise.all([
    passkeysOf(db, personId),
    accountsOf(db, personId),
    findSecondFactor(db, personId),
  ])
  return {
    passkeys: passkeys.filter(({ created_at }) => created_at <= since),
    google: linked.find(({ linked_at }) => linked_at <= since) ?? null,
    factorSince: factor?.confirmed_at && factor.confirmed_at <= since ? factor.confirmed_at : null,
  }
}
