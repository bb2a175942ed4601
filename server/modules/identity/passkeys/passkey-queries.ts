import type { Db, Tx } from '#platform/database'
import { identity, type PasskeyRow } from '../tables.ts'

export const mostPasskeys = 10

/** A person's passkeys, newest first. */
export const passkeysOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPasskeys)
    .execute()

export const findPasskey = (db: Db, credentialId: string) =>
  identity(db)
    .selectFrom('identity.passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** False when this passkey is here already, whosever it is. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identity(tx)
    .insertInto('identity.passkeys')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Serializes the passkeys of one person, so that two at once do not go beyond the limit. */
export async function lockOwner(tx: Tx, personId: string): Promise<void> {
  await identity(tx)
    .selectFrom('identity.accounts')
    .select('id')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

export async function notePasskeyUse(tx: Tx, id: string, counter: number, now: Date): Promise<void> {
  await identity(tx)
    .updateTable('identity.passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .execute()
}

/** The name of the removed passkey; undefined when this person has none of this id. */
export async function deletePasskey(tx: Tx, personId: string, id: string): Promise<string | undefined> {
  const row = await identity(tx)
    .deleteFrom('identity.passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** How authenticators name a person: the bytes of their id. */
export const handleOf = (personId: string): Buffer => Buffer.from(personId.replaceAll('-', ''), 'hex')
