import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db, Tx } from '#platform/database'

/** The thing that a discussion is about, as readers see it. */
export interface Named {
  readonly title: string
  /** A path on our site. */
  readonly link: string
}

/** The plug by which a higher module lets its things be discussed. */
export interface Discussed {
  /** E.g. `lesson`. Stored in rows, so it never changes. */
  readonly kind: string
  /** Null: the person may read and take part. */
  readonly whyNotRead: (db: Db, id: string, personId: string, now: Date) => Promise<ErrorCode | null>
  /** Whether the person is responsible for the thing: their answers are marked as a teacher's, and they moderate. */
  readonly mayAnswerFor: (db: Db, id: string, personId: string) => Promise<boolean>
  readonly titleAndLink: (db: Db, id: string) => Promise<Named | null>
  /** The people who are responsible for the thing; they get a notice of a new question. */
  readonly answerersOf: (db: Db, id: string) => Promise<readonly string[]>
  /** All things of this kind that the person is responsible for, by id. */
  readonly answeredBy: (db: Db, personId: string) => Promise<ReadonlyMap<string, Named>>
  /** For things that are the first post of their own thread, such as posts of the feed. */
  readonly opening?: Opening
  /** People whose posts a reader does not see, because one of the two blocked the other. */
  readonly hiddenFrom?: (db: Db, personId: string) => Promise<readonly string[]>
}

/** A thread has the id of its thing, and its first post is the thing's text. */
interface Opening {
  /** The text follows the thing: as a post it is neither edited nor removed, not even by its author. */
  readonly isFixed?: true
  /** The title of the thread, made of the text. */
  readonly titleOf: (text: string) => string
  /** The text was changed by its author. */
  readonly edited: (tx: Tx, id: string, text: string) => Promise<void>
  /**
   * It was removed for good, was removed by others and may come back (`withheld`), was reported by so many that it
   * waits for a verdict, or is shown again.
   */
  readonly hidden: (tx: Tx, id: string, state: 'shown' | 'reported' | 'withheld' | 'removed') => Promise<void>
}
