import { type Db, prepared, type Tx } from '#platform/database'
import { identity } from '../tables.ts'

export async function hasSecondFactor(db: Db, personId: string): Promise<boolean> {
  return (await findSecondFactor(db, personId))?.confirmed_at instanceof Date
}

/** The authenticator of a person, confirmed or not yet. */
export function findSecondFactor(db: Db, personId: string) {
  return identity(db)
    .selectFrom('identity.second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step', 'recovery_salt'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Stores a new, unconfirmed secret. False when a confirmed one exists. */
export async function putSecret(tx: Tx, personId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identity(tx)
    .insertInto('identity.second_factors')
    .values({
      person_id: personId,
      sealed_secret: sealedSecret,
      confirmed_at: null,
      recovery_salt: null,
      created_at: now,
    })
    .onConflict((on) =>
      on
        .column('person_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now, last_step: 0 })
        .where('identity.second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Uses up a time step. False when this step or a later one was used already. */
export async function takeStep(db: Db, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await identity(db)
    .updateTable('identity.second_factors')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirms the secret. False when it was confirmed already. */
export async function confirm(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await identity(tx)
    .updateTable('identity.second_factors')
    .set({ confirmed_at: now })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also removes the recovery codes. False when there was no second factor. */
export async function removeSecondFactor(tx: Tx, personId: string): Promise<boolean> {
  const { numDeletedRows } = await identity(tx)
    .deleteFrom('identity.second_factors')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  tx: Tx,
  personId: string,
  salt: Buffer,
  hashes: readonly Buffer[],
): Promise<void> {
  await identity(tx).deleteFrom('identity.recovery_codes').where('person_id', '=', personId).execute()
  await identity(tx)
    .updateTable('identity.second_factors')
    .set({ recovery_salt: salt })
    .where('person_id', '=', personId)
    .execute()
  await identity(tx)
    .insertInto('identity.recovery_codes')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash, used_at: null })))
    .execute()
}

/** Uses up a recovery code. False when there is no such code, or it was used. */
export async function useRecoveryCode(db: Db, personId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await identity(db)
    .updateTable('identity.recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Password, second factor and re-authentication of an account, as one of its sessions sees them, in one query. */
export async function findGuard(db: Db, personId: string, sessionId: string) {
  const [guard] = await guardOf(db, { personId, sessionId })
  if (!guard) throw new Error('an actor has no account')
  return guard
}

const guardOf = prepared((db, { personId, sessionId }: { personId: string; sessionId: string }) =>
  identity(db)
    .selectFrom('identity.accounts as a')
    .leftJoin('identity.second_factors as f', 'f.person_id', 'a.id')
    .leftJoin('identity.sessions as s', (join) =>
      join.onRef('s.person_id', '=', 'a.id').on('s.id', '=', sessionId),
    )
    .select(({ eb, selectFrom }) => [
      eb('a.password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
      'a.password_changed_at as passwordChangedAt',
      'f.confirmed_at as onSince',
      's.reauthenticated_at as provedAt',
      selectFrom('identity.recovery_codes as c')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .whereRef('c.person_id', '=', 'a.id')
        .where('c.used_at', 'is', null)
        .as('codesLeft'),
    ])
    .where('a.id', '=', personId),
)
