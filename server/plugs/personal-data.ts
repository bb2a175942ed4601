import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db, Tx } from '#platform/database'

/**
 * The plug by which a module gives all data that it stores about a person, for the download of personal data, and
 * erases it when the account is removed.
 */
export interface PersonalData {
  /** The name of this module's part in the download. */
  readonly word: string
  /** Everything, as plain JSON. */
  readonly collect: (db: Db, personId: string) => Promise<unknown>
  /** Why the account cannot be removed yet; asked first, in the same transaction. */
  readonly whyNotForget?: (tx: Tx, personId: string) => Promise<ErrorCode | null>
  /** Runs in the transaction that removes the account. Afterwards nothing may be left that says who the person was. */
  readonly forget: (tx: Tx, personId: string) => Promise<void>
}
