import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'

/** What a discussion is about, as its readers know it. */
export interface Named {
  readonly title: string
  /** A path of ours. */
  readonly link: string
}

/** The plug by which a higher module lets its things be discussed. */
export interface Discussed {
  /** E.g. `lesson`. Kept in rows: never changes. */
  readonly kind: string
  /** Null: the person may read and take part. */
  readonly whyNotRead: (db: Db, id: string, personId: string, now: Date) => Promise<ErrorCode | null>
  /** Whether the person answers for it: marks answers as a teacher does, and moderates. */
  readonly mayAnswerFor: (db: Db, id: string, personId: string) => Promise<boolean>
  readonly titleAndLink: (db: Db, id: string) => Promise<Named | null>
  /** Who is told of a new question: those who answer for it. */
  readonly answerersOf: (db: Db, id: string) => Promise<readonly string[]>
  /** All that the person answers for, by id. */
  readonly answeredBy: (db: Db, personId: string) => Promise<ReadonlyMap<string, Named>>
}
