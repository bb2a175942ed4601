import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { whyNotLearn } from '../enrolments/enrolment.ts'
import { learnerOf } from '../learning/course-access.ts'
import { takeStepIn } from '../learning/take-step.ts'
import { whyNotReadLesson } from '../learning/whether-open.ts'
import { findPackage, findPackageFile, findParts, findStates, type PackagePart } from './package-queries.ts'
import { type Data, endedData, isDone, stateOf } from './part-state.ts'
import { packages } from './tables.ts'

const rule: RateRule = { name: 'courses.save-package', times: 1200, seconds: 3600 }

export interface Saving {
  readonly courseId: string
  readonly lessonId: string
  readonly part: string
  readonly data: Data
  /** Whether the part has ended. */
  readonly ends?: boolean | undefined
}

/** Stores the data of a part's run-time for the learner; when all parts are done, the lesson's step counts. */
export async function savePackage(deps: CoursesDeps, actor: Actor, request: RepeatedRequest, saving: Saving) {
  const { db, clock } = deps
  const { courseId, lessonId } = saving
  const file = (await findPackageFile(db, courseId, lessonId)) ?? refuse('courses.unknown-lesson')
  refuseIf(await whyNotReadLesson(db, lessonId, learnerOf(actor), clock.now()))
  const found = file.fileId === null ? undefined : await findPackage(db, file.fileId)
  const standard = found?.standard ?? refuse('courses.unknown-part')
  const rows = await findParts(db, found?.file_id ?? refuse('courses.unknown-part'))
  const row = rows.find(({ identifier }) => identifier === saving.part) ?? refuse('courses.unknown-part')
  await deps.limits.take(rule, actor.personId)
  const newlyCounted: string[] = []
  const saved = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const enrolmentId = await holdEnrolment(tx, actor.personId, courseId, clock.now())
      const states = await findStates(tx, enrolmentId, lessonId)
      const said =
        saving.ends && row.kind === 'sco'
          ? endedData(standard, saving.data, row.tells_completion)
          : saving.data
      const data = withTime(states.get(saving.part), said)
      await keep(tx, enrolmentId, saving, data, clock.now())
      states.set(saving.part, { ...data })
      const stateFor = ({ kind, identifier }: PackagePart) => stateOf(standard, kind, states.get(identifier))
      const allDone = rows.every((one) => isDone(stateFor(one)))
      const done = allDone ? await step(deps, tx, actor, saving) : null
      if (done?.countedIn) newlyCounted.push(done.countedIn)
      return { part: stateFor(row), isDone: allDone, progress: done?.progress ?? null }
    }),
  )
  for (const slug of newlyCounted) dropPagesOf(deps.pages, slug)
  return saved
}

const step = (deps: CoursesDeps, tx: Tx, { personId }: Actor, { courseId, lessonId }: Saving) =>
  takeStepIn(deps, tx, { personId, courseId, lessonId, step: 1 })

async function holdEnrolment(tx: Tx, personId: string, courseId: string, now: Date): Promise<string> {
  const row = await packages(tx)
    .selectFrom('courses.enrolments')
    .select(['id', 'state', 'expires_at'])
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst()
  refuseIf(whyNotLearn(row, now))
  return row?.id ?? refuse('courses.not-enrolled')
}

/**
 * The run-time reports the total time only at the end of a session, and it holds that session's then. Until then the
 * former one stays beside the time of the session, which counts when the learner never ends it.
 */
function withTime(former: Data | undefined, data: Data): Data {
  const isTotal = ([name]: [string, string]) => name.endsWith('.total_time')
  if (Object.entries(data).some(isTotal))
    return Object.fromEntries(Object.entries(data).filter(([name]) => !name.endsWith('.session_time')))
  return { ...Object.fromEntries(Object.entries(former ?? {}).filter(isTotal)), ...data }
}

async function keep(tx: Tx, enrolmentId: string, { lessonId, part }: Saving, data: Data, at: Date) {
  const row = { data: JSON.stringify(data), at }
  await packages(tx)
    .insertInto('courses.package_states')
    .values({ enrolment_id: enrolmentId, lesson_id: lessonId, part, ...row })
    .onConflict((twin) => twin.columns(['enrolment_id', 'lesson_id', 'part']).doUpdateSet(row))
    .execute()
}
