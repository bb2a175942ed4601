import type { Db } from '#platform/database'

/** Something in a course that gets a mark: a column of its gradebook. */
export interface GradedItem {
  /** The source of the marks and an id in it: `assignment:0190…`. */
  readonly key: string
  readonly title: string
  /** In hundredths. */
  readonly most: number
  /** How much it counts until the teacher says otherwise; left out: 1. */
  readonly weight?: number
}

export interface GradedLearner {
  readonly enrolmentId: string
  readonly personId: string
}

export interface GradedMark {
  readonly enrolmentId: string
  readonly item: string
  /** A path on our site: the page where its teacher marks or reads what was handed in; null: there is none. */
  readonly link: string | null
  /** In hundredths; null: not marked. */
  readonly points: number | null
  readonly waiting: boolean
}

/** The plug by which a kind of marked work adds its columns and marks to the gradebook. */
export interface Graded {
  /** In the order of the course. */
  readonly itemsOf: (db: Db, courseId: string) => Promise<GradedItem[]>
  /** Marks that exist; work that a learner never began has no row. */
  readonly marksOf: (db: Db, courseId: string, learners: readonly GradedLearner[]) => Promise<GradedMark[]>
}
