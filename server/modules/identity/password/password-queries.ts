import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { identity } from '../tables.ts'

/** Also deletes the challenges of sign-ins that wait for a second factor, because they began with the old password. */
export async function setPassword(
  tx: Tx,
  clock: Clock,
  personId: string,
  passwordHash: string,
): Promise<void> {
  await identity(tx)
    .updateTable('identity.accounts')
    .set({ password_hash: passwordHash, password_changed_at: clock.now() })
    .where('id', '=', personId)
    .execute()
  await identity(tx).deleteFrom('identity.challenges').where('person_id', '=', personId).execute()
}

export async function hasPassword(db: Db, personId: string): Promise<boolean> {
  return (await findOwner(db, personId)).password_hash !== null
}

export function findOwner(db: Db, personId: string) {
  return identity(db)
    .selectFrom('identity.accounts')
    .select(['name', 'mobile', 'email', 'password_hash', 'password_changed_at'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}
