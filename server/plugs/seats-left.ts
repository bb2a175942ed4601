import type { Tx } from '#platform/database'

/**
 * The plug by which teaching says how many seats of a cohort are left. It locks the cohort until the commit, and is
 * asked before enrolments are locked, as everywhere.
 */
export type SeatsLeft = (tx: Tx, courseId: string, cohortId: string) => Promise<number>
