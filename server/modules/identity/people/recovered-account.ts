import type { Db, Tx } from '#platform/database'
import { identity } from '../tables.ts'

/** When the password was recovered, while its person has not decided on the ways in of before; otherwise null. */
export async function undecidedSince(db: Db, personId: string): Promise<Date | null> {
  const account = await identity(db)
    .selectFrom('identity.accounts')
    .select('recovered_at')
    .where('id', '=', personId)
    .executeTakeFirst()
  return account?.recovered_at ?? null
}

/** Whether a way in that was made at this moment waits for its person's word. */
export async function isUndecided(db: Db, personId: string, madeAt: Date): Promise<boolean> {
  const since = await undecidedSince(db, personId)
  return since !== null && madeAt <= since
}

/** From a recovery until its person has decided, which is null. */
export async function setRecoveredAt(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await identity(tx)
    .updateTable('identity.accounts')
    .set({ recovered_at: at })
    .where('id', '=', personId)
    .execute()
}
