import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { identity, type Purpose, type VerificationRow } from '../tables.ts'
import { codeTries } from './limits.ts'

/** Two asks for one recipient go one after the other, so that only one of them is sent. */
export async function lockRecipient(tx: Tx, recipient: string, purpose: Purpose): Promise<void> {
  const name = `identity.verifications ${recipient} ${purpose}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(identity(tx))
}

/** The newest code that was sent and has not been given yet; whoever used theirs may ask for another at once. */
export async function latestPending(db: Db, recipient: string, purpose: Purpose) {
  const latest = await identity(db)
    .selectFrom('identity.verifications')
    .select(['created_at', 'checked_at'])
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.checked_at ? undefined : latest
}

export async function addVerification(tx: Tx, row: Insertable<IdentityVerification>): Promise<void> {
  await identity(tx).insertInto('identity.verifications').values(row).execute()
}

type IdentityVerification = Omit<VerificationRow, 'sent_at' | 'checked_at'> & {
  sent_at?: Date | null
  checked_at?: Date | null
}

/** Counts a try and gives what to compare with; nothing when it is unknown, over, used or tried too often. */
export function takeTry(db: Db, id: string, now: Date) {
  return identity(db)
    .updateTable('identity.verifications')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', codeTries)
    .where('expires_at', '>', now)
    .where('checked_at', 'is', null)
    .returning(['code_hash', 'recipient', 'purpose', 'person_id'])
    .executeTakeFirst()
}

/** Marks the code as given. False when another call was first. */
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

/** One that was never sent and is still of use. */
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
