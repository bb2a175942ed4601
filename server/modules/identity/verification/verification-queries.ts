import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { settingIn } from '#platform/settings'
import { codeSettings } from '../identity-settings.ts'
import { identity, type VerificationRow } from '../tables.ts'

/** Serializes requests for one recipient, so that of two at once only one is sent. */
export async function lockRecipient(tx: Tx, recipient: string): Promise<void> {
  const name = `identity.verifications ${recipient}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(identity(tx))
}

/** The newest code, whatever its purpose, if it was not used yet; who used theirs may request another at once. */
export async function latestPending(db: Db, recipient: string) {
  const latest = await identity(db)
    .selectFrom('identity.verifications')
    .select(['created_at', 'checked_at'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.checked_at ? undefined : latest
}

export async function addVerification(tx: Tx, row: Insertable<VerificationRow>): Promise<void> {
  await identity(tx).insertInto('identity.verifications').values(row).execute()
}

/** Counts a try and returns the hash to compare with; undefined if unknown, expired, used or tried too often. */
export function takeTry(db: Db, id: string, now: Date) {
  return identity(db)
    .updateTable('identity.verifications')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', settingIn(codeSettings.codeTries))
    .where('expires_at', '>', now)
    .where('checked_at', 'is', null)
    .returning(['code_hash', 'recipient', 'purpose', 'person_id'])
    .executeTakeFirst()
}

/** Marks the code as used. False when another call was first. */
export async function markChecked(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await identity(tx)
    .updateTable('identity.verifications')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where('checked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await identity(db)
    .updateTable('identity.verifications')
    .set({ sent_at: now })
    .where('id', '=', id)
    .execute()
}

/** A code that was never sent and can still be used. */
export function findUnsent(db: Db, id: string, now: Date) {
  return identity(db)
    .selectFrom('identity.verifications')
    .select(['id', 'recipient', 'by', 'purpose'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('checked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function replaceCode(db: Db, id: string, codeHash: string): Promise<void> {
  await identity(db)
    .updateTable('identity.verifications')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .execute()
}
