import type { Role, Scope } from '@arvand/contracts/people'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { type Db, lockNumbers, type Tx } from '#platform/database'
import { identity } from '../tables.ts'

export type GivenRole = Exclude<Role, 'user'>

export interface Holding {
  readonly roles: readonly GivenRole[]
  readonly scopes: readonly Scope[]
}

/**
 * A person's roles and scopes; undefined when there is no such person. Locks the account until the commit with `for no
 * key update`, which allows foreign keys to it: otherwise two managers who give each other a scope would deadlock.
 */
export async function lockHolding(tx: Tx, personId: string): Promise<Holding | undefined> {
  const account = await identity(tx)
    .selectFrom('identity.accounts')
    .select('id')
    .where('id', '=', personId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  return identity(tx)
    .selectNoFrom([
      sql<GivenRole[]>`array(select role from identity.roles where person_id = ${personId})`.as('roles'),
      sql<Scope[]>`array(select scope from identity.scopes where person_id = ${personId})`.as('scopes'),
    ])
    .executeTakeFirstOrThrow()
}

/** Gives roles and scopes; does not change the grant of those that the person holds already. */
export async function give(
  tx: Tx,
  clock: Clock,
  personId: string,
  { roles, scopes }: Holding,
  grantedBy: string | null,
): Promise<void> {
  const grant = { person_id: personId, granted_by: grantedBy, granted_at: clock.now() }
  if (roles.length > 0) {
    await identity(tx)
      .insertInto('identity.roles')
      .values(roles.map((role) => ({ ...grant, role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (scopes.length > 0) {
    await identity(tx)
      .insertInto('identity.scopes')
      .values(scopes.map((scope) => ({ ...grant, scope })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function take(tx: Tx, personId: string, { roles, scopes }: Holding): Promise<void> {
  if (roles.length > 0) {
    await identity(tx)
      .deleteFrom('identity.roles')
      .where('person_id', '=', personId)
      .where('role', 'in', roles)
      .execute()
  }
  if (scopes.length > 0) {
    await identity(tx)
      .deleteFrom('identity.scopes')
      .where('person_id', '=', personId)
      .where('scope', 'in', scopes)
      .execute()
  }
}

/** Whether this person is the last manager of people, so that nobody else could give roles. */
export async function isLastKeeper(tx: Tx, personId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockNumbers.lastManager})`.execute(identity(tx))
  return (await userManagers(tx)).every((keeper) => keeper === personId)
}

/** All managers of people who can sign in. */
export async function userManagers(tx: Tx): Promise<string[]> {
  const rows = await identity(tx)
    .selectFrom('identity.scopes as s')
    .innerJoin('identity.roles as r', 'r.person_id', 's.person_id')
    .innerJoin('identity.accounts as a', 'a.id', 's.person_id')
    .select('s.person_id')
    .where('s.scope', '=', 'people')
    .where('r.role', '=', 'manager')
    .where('a.blocked_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .execute()
  return rows.map((row) => row.person_id)
}

/** Who gave each role and scope of a person. */
export async function listGrants(db: Db, personId: string) {
  const rows = await sql<{ what: GivenRole | Scope; grantedBy: string | null; grantedAt: Date }>`
    select grants.what, givers.name as "grantedBy", grants.granted_at as "grantedAt"
    from (
      select role as what, granted_by, granted_at from identity.roles where person_id = ${personId}
      union all
      select scope, granted_by, granted_at from identity.scopes where person_id = ${personId}
    ) as grants
    left join identity.accounts as givers on givers.id = grants.granted_by
    order by grants.granted_at, grants.what
  `.execute(identity(db))
  return rows.rows
}
