import { mostMobiles } from '@arvand/contracts/teacher/students'
import { type GivenMobile, mobilesOfText } from '@arvand/persian/mobiles-of-text'
import { needStaff } from '#modules/courses'
import type { Clock } from '#platform/clock'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { needCohort } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { workList } from './jobs.ts'
import { needList } from './list-queries.ts'

import { batchSize, workBatch } from './work-list.ts'

export interface ListAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
  readonly mobiles: string
}

const lists = { name: 'courses.lists-of-mobiles', times: 60, seconds: 3600 }

/** Takes a list of mobiles: a short list is processed in this request, a long one by a job in batches. */
export async function beginList(deps: TeachingDeps, request: RepeatedRequest, ask: ListAsk) {
  const { db, clock, jobs, limits } = deps
  const { personId } = request
  await needStaff(db, ask.courseId, personId, 'enrol')
  // Before the transaction, because the rate limit takes a connection of its own.
  await limits.take(lists, personId)
  return transaction(db, async (tx) => {
    const course = await needCourse(tx, ask.courseId)
    return once(tx, clock, request, 'a day', async () => {
      if (course.state !== 'published') refuse('courses.not-published')
      if (ask.cohortId) await needCohort(tx, course.id, ask.cohortId)
      const given = mobilesOfText(ask.mobiles)
      if (!given.some(({ mobile }) => mobile)) refuse('courses.no-mobiles')
      if (given.length > mostMobiles) refuse('courses.too-many-mobiles')
      const listId = await keepList(tx, clock, personId, ask, given)
      if (given.length <= batchSize) await workBatch(tx, deps, listId)
      else await jobs.leave(tx, workList, { listId })
      return { list: await needList(tx, course.id, listId) }
    })
  })
}

async function keepList(
  tx: Tx,
  clock: Clock,
  personId: string,
  { courseId, cohortId }: ListAsk,
  given: readonly GivenMobile[],
): Promise<string> {
  const id = newId()
  const list = { course_id: courseId, cohort_id: cohortId ?? null, by_id: personId, at: clock.now() }
  await teaching(tx)
    .insertInto('teaching.enrolment_lists')
    .values({ id, ...list, lines: given.length })
    .execute()
  const seen = new Set<string>()
  const lines = given.map((one, at) => {
    const isRepeated = one.mobile !== null && seen.has(one.mobile)
    if (one.mobile) seen.add(one.mobile)
    const outcome = one.mobile === null ? 'notMobile' : isRepeated ? 'repeated' : 'waiting'
    return { list_id: id, line: at + 1, outcome, ...one } as const
  })
  await teaching(tx).insertInto('teaching.enrolment_list_lines').values(lines).execute()
  return id
}
