import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db, Tx } from '#platform/database'

/**
 * The plug by which a module says what it keeps of a person, for the download of personal data, and how it forgets
 * it when an account is removed.
 */
export interface PersonalData {
  /** The part's name in the download: the module's word. */
  readonly word: string
  /** Everything, as plain JSON. */
  readonly collect: (db: Db, personId: string) => Promise<unknown>
  /** Why the account cannot be removed yet; asked first, in the same transaction. */
  readonly whyNotForget?: (tx: Tx, personId: string) => Promise<ErrorCode | null>
  /** In the transaction that removes the account: nothing stays that says who the person was. */
  readonly forget: (tx: Tx, personId: string) => Promise<void>
}
