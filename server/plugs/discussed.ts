import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'

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
}
