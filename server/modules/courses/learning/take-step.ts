import { type Progress, progressOf } from '@arvand/contracts/progress'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { emit } from '#plugs/events'
import { countLearners } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { completeEnrolment } from '../enrolments/complete-enrolment.ts'
import { whyNotLearn } from '../enrolments/enrolment.ts'
import { courses } from '../tables.ts'
import { whyNotOpen } from './open-rule.ts'
import { learning } from './tables.ts'
import { type LastSave, watchedBetween } from './watched.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages'>

interface Place {
  readonly personId: string
  readonly courseId: string
  readonly lessonId: string
}

interface StepTaken extends Place {
  readonly step: number
  readonly position?: number | undefined
}

/** Counts a step of a lesson, once however often it is sent, and stores the position. */
export async function takeStep(deps: Deps, taken: StepTaken): Promise<{ progress: Progress }> {
  const { progress, countedIn } = await transaction(deps.db, (tx) => takeStepIn(deps, tx, taken))
  if (countedIn !== null) dropPagesOf(deps.pages, countedIn)
  return { progress }
}

/**
 * The same in the caller's transaction, e.g. when an assignment is handed in. `countedIn`: the slug of the course when
 * the step was the learner's first sign and they are counted from now on; the caller drops its pages after the commit.
 */
export async function takeStepIn(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  place: StepTaken,
): Promise<{ progress: Progress; countedIn: string | null }> {
  const now = deps.clock.now()
  const { enrolment, lesson } = await needOpenLesson(tx, place, now)
  if (place.step < 1 || place.step > lesson.steps) refuse('courses.wrong-step')
  const isNew = await addStep(tx, enrolment.id, place, now)
  const distinct = enrolment.distinct_steps + (isNew ? 1 : 0)
  const opened_at = enrolment.opened_at ?? now
  const first_opened_at = enrolment.first_opened_at ?? now
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({
      ...{ distinct_steps: distinct, last_lesson_id: place.lessonId, seen_at: now },
      ...{ opened_at, first_opened_at },
    })
    .where('id', '=', enrolment.id)
    .execute()
  const isFirst = enrolment.opened_at === null
  if (isFirst) await countLearners(tx, place.courseId)
  if (place.position !== undefined) await keep(tx, enrolment.id, { ...place, position: place.position }, now)
  const { courseSteps, title, slug } = lesson
  if (isNew && (await countSteps(tx, enrolment.id, place.lessonId, lesson.steps)) === lesson.steps)
    await emit(deps.jobs, tx, 'courses.lessonCompleted', {
      courseId: place.courseId,
      lessonId: place.lessonId,
      personId: place.personId,
    })
  // Not of a new step alone: lessons may have gone from the course since the last one.
  if (enrolment.state === 'active' && distinct >= courseSteps)
    await completeEnrolment(deps, tx, {
      id: enrolment.id,
      personId: place.personId,
      course: { id: place.courseId, title, slug },
    })
  return { progress: progressOf(distinct, courseSteps), countedIn: isFirst ? slug : null }
}

/** Stores the learner's position; the last request to arrive counts. */
export async function recordPosition(
  { db, clock }: Pick<CoursesDeps, 'db' | 'clock'>,
  place: Place & { readonly position: number },
): Promise<Record<string, never>> {
  const now = clock.now()
  await transaction(db, async (tx) => {
    const { enrolment } = await needOpenLesson(tx, place, now)
    await keep(tx, enrolment.id, place, now)
    await courses(tx)
      .updateTable('courses.enrolments')
      .set({ last_lesson_id: place.lessonId, seen_at: now })
      .where('id', '=', enrolment.id)
      .execute()
  })
  return {}
}

/** Locks the enrolment and then reads the lesson; refuses when the person may not learn the lesson now. */
async function needOpenLesson(tx: Tx, { personId, courseId, lessonId }: Place, now: Date) {
  const row = await courses(tx)
    .selectFrom('courses.enrolments')
    .select(['id', 'state', 'expires_at', 'distinct_steps', 'opened_at', 'first_opened_at'])
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst()
  const enrolment = row ?? refuse(await strangersRefusal(tx, courseId))
  refuseIf(whyNotLearn(enrolment, now))
  const lesson = (await findLesson(tx, enrolment.id, lessonId)) ?? refuse('courses.unknown-lesson')
  refuseIf(whyNotOpen(lesson, now))
  return { enrolment, lesson }
}

async function strangersRefusal(db: Db, courseId: string) {
  const out = await courses(db)
    .selectFrom('courses.courses')
    .select('id')
    .where('id', '=', courseId)
    .where('state', 'in', ['published', 'archived'])
    .executeTakeFirst()
  return out ? 'courses.not-enrolled' : 'courses.unknown-course'
}

const findLesson = (tx: Tx, enrolmentId: string, lessonId: string) =>
  learning(tx)
    .selectFrom('courses.lesson_access as a')
    .innerJoin('courses.lessons as l', 'l.id', 'a.lesson_id')
    .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
    .select(['a.opens_at as opensAt', 'a.missing', 'l.steps'])
    .select(['c.steps as courseSteps', 'c.title', 'c.slug'])
    .where('a.enrolment_id', '=', enrolmentId)
    .where('a.lesson_id', '=', lessonId)
    .executeTakeFirst()

async function addStep(
  tx: Tx,
  enrolmentId: string,
  { personId, lessonId, step }: StepTaken,
  at: Date,
): Promise<boolean> {
  const row = await onLearningDay(tx, personId, at)
    .insertInto('courses.steps')
    .values({ enrolment_id: enrolmentId, lesson_id: lessonId, step, at })
    .onConflict((twin) => twin.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** The steps done of those that the lesson has now: it may have had more. */
async function countSteps(tx: Tx, enrolmentId: string, lessonId: string, most: number): Promise<number> {
  const { count } = await courses(tx)
    .selectFrom('courses.steps')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .where('step', '<=', most)
    .executeTakeFirstOrThrow()
  return count
}

async function keep(
  tx: Tx,
  enrolmentId: string,
  { personId, lessonId, position }: Place & { readonly position: number },
  at: Date,
) {
  const watched = watchedBetween(await lastSave(tx, enrolmentId, lessonId), { seconds: position, at })
  await onLearningDay(tx, personId, at)
    .insertInto('courses.positions')
    .values({ enrolment_id: enrolmentId, lesson_id: lessonId, seconds: position, at })
    .onConflict((twin) =>
      twin.columns(['enrolment_id', 'lesson_id']).doUpdateSet((eb) => ({
        ...{ seconds: position, at },
        watched_seconds: eb('courses.positions.watched_seconds', '+', watched),
      })),
    )
    .execute()
}

/** Where this lesson stood. Its time is the last save of any lesson, so that two players at once do not count twice. */
const lastSave = (tx: Tx, enrolmentId: string, lessonId: string): Promise<LastSave | undefined> =>
  courses(tx)
    .selectFrom('courses.positions as p')
    .select('p.seconds')
    .select(
      sql<Date>`(select max(last.at) from courses.positions as last where last.enrolment_id = p.enrolment_id)`.as(
        'at',
      ),
    )
    .where('p.enrolment_id', '=', enrolmentId)
    .where('p.lesson_id', '=', lessonId)
    .executeTakeFirst()

/** Whatever is written next, the person has learned on this day; both by one statement. */
const onLearningDay = (tx: Tx, personId: string, at: Date) =>
  courses(tx).with('learned', (db) =>
    db
      .insertInto('courses.learning_days')
      .values({ person_id: personId, day: dayAt(at) })
      .onConflict((twin) => twin.doNothing()),
  )
