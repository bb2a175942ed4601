import { progressOf } from '@arvand/contracts/progress'
import { plusOf } from '#modules/commerce'
import type { Db } from '#platform/database'
import { findAllEnrolFacts, learns, opensWithPlus } from '../enrolments/enrol-rule.ts'
import { catalogue } from './tables.ts'

/** How far a person is in the courses of a path, in its order. */
export async function pathState(db: Db, courseIds: readonly string[], personId: string, now: Date) {
  const [facts, rows] = await Promise.all([
    findAllEnrolFacts(db, courseIds, personId, now),
    findSteps(db, courseIds, personId),
  ])
  const hasPlus = [...facts.values()].some(opensWithPlus) && (await plusOf(db, personId, now)) !== null
  const byId = new Map(rows.map((row) => [row.id, row]))
  const courses = courseIds.flatMap((id) => {
    const [fact, row] = [facts.get(id), byId.get(id)]
    if (!fact || !row) return []
    const isLearner = learns(fact.enrolment)
    const done = isLearner || row.completedAt ? (row.distinctSteps ?? 0) : 0
    return [
      {
        id,
        isLearner,
        isStaff: fact.isStaff,
        byPlus: hasPlus && opensWithPlus(fact),
        isDone: row.completedAt !== null,
        percent: progressOf(done, row.steps).percent,
        done: Math.min(done, row.steps),
        steps: row.steps,
      },
    ]
  })
  const sum = (of: 'done' | 'steps') => courses.reduce((all, course) => all + course[of], 0)
  return {
    progress: progressOf(sum('done'), sum('steps')),
    begun: courses.some(({ isLearner, isDone, done }) => isDone || (isLearner && done > 0)),
    courses: courses.map(({ done: _done, steps: _steps, ...course }) => course),
  }
}

/** The steps of each course, and those that the person did; one row for each course. */
const findSteps = async (db: Db, courseIds: readonly string[], personId: string) =>
  courseIds.length === 0
    ? []
    : catalogue(db)
        .selectFrom('courses.courses as c')
        .leftJoin('courses.enrolments as e', (on) =>
          on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
        )
        .select(['c.id', 'c.steps', 'e.distinct_steps as distinctSteps', 'e.completed_at as completedAt'])
        .where('c.id', 'in', [...courseIds])
        .execute()
