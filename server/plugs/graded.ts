import type { Db } from '#platform/database'

/** Something that is marked in a course: a column of its gradebook. */
export interface GradedItem {
  /** The word of who gives it and an id: `assignment:0190…`. */
  readonly key: string
  readonly title: string
  /** In hundredths. */
  readonly most: number
}

export interface GradedLearner {
  readonly enrolmentId: string
  readonly personId: string
}

export interface GradedMark {
  readonly enrolmentId: string
  readonly item: string
  /** Of an assignment, where it is marked. */
  readonly submissionId: string | null
  /** In hundredths; null: not marked. */
  readonly points: number | null
  readonly waiting: boolean
}

/** The plug by which a kind of marked work comes into the gradebook: assignments are built in, exams come with theirs. */
export interface Graded {
  /** In the order of the course. */
  readonly itemsOf: (db: Db, courseId: string) => Promise<GradedItem[]>
  /** Of what is there; what a learner never began has no row. */
  readonly marksOf: (db: Db, courseId: string, learners: readonly GradedLearner[]) => Promise<GradedMark[]>
}
