import type { Kysely } from 'kysely'

declare const sealed: unique symbol

/** A database handle that cannot be queried directly: each module reads it through its own `lens` (style.md 7.5). */
export interface Db {
  readonly [sealed]: 'database'
}

/** The same handle inside a transaction. Commands take `Db`; functions that run inside a transaction take `Tx`. */
export interface Tx extends Db {
  readonly within: 'transaction'
}

// The only casts between the sealed handle and Kysely. The type is `unknown`, because `any` would allow every table.
export const seal = (kysely: Kysely<unknown>): Db => kysely as unknown as Db
export const sealTx = (kysely: Kysely<unknown>): Tx => kysely as unknown as Tx
export const unseal = (db: Db): Kysely<unknown> => db as unknown as Kysely<unknown>

/**
 * A module's view of the database: only the tables it names.
 * `const identity = lens<IdentityTables>()`, then `identity(tx).selectFrom('identity.people')`.
 */
export const lens =
  <Tables>() =>
  (db: Db): Kysely<Tables> =>
    db as unknown as Kysely<Tables>
