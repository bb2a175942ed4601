import type { Db, Tx } from '#platform/database'
import { identity } from '../tables.ts'
import type { ProviderPerson } from './provider.ts'

/** The person of this provider account and since when; undefined when it is linked to nobody. Also updates the stored e-mail. */
export async function personOfAccount(tx: Tx, { issuer, subject, email }: ProviderPerson) {
  const row = await identity(tx)
    .updateTable('identity.provider_accounts')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(['person_id as personId', 'linked_at as linkedAt'])
    .executeTakeFirst()
  return row
}

/** False when this account, or another of the same issuer, is linked already. */
export async function linkAccount(
  tx: Tx,
  account: ProviderPerson,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { issuer, subject, email } = account
  const { numInsertedOrUpdatedRows } = await identity(tx)
    .insertInto('identity.provider_accounts')
    .values({ issuer, subject, email, person_id: personId, linked_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Provider accounts by which this person signs in, newest first; Google is the only provider. */
export const accountsOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.provider_accounts')
    .select(['email', 'linked_at'])
    .where('person_id', '=', personId)
    .orderBy('linked_at', 'desc')
    .execute()

/** False when there was none. */
export async function unlinkAccount(tx: Tx, personId: string): Promise<boolean> {
  const { numDeletedRows } = await identity(tx)
    .deleteFrom('identity.provider_accounts')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
