import {
  type ChangingDeps,
  changeCourse,
  changeLesson,
  changeSection,
  countFigures,
  deleteRemovals,
  findRemoved,
  isLearnt,
  kindOf,
  type LockedLesson,
  recountProgress,
  replaceRequiredLessons,
  storeRemoval,
  undoRemoval,
} from '#modules/courses'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { authoring } from '../tables.ts'
import { type BySection, mostLessons, mostSections } from './change-outline.ts'
import { backInOrder, hasCircle } from './order.ts'
import { orderOf, requirementsOf } from './outline-queries.ts'

/** Takes a lesson that nobody has begun out of the course; it can be brought back for a month. */
export const removeLesson = (deps: ChangingDeps, { lessonId, personId }: ByLesson) =>
  changeLesson(deps, { lessonId, personId }, async (tx, lesson, course) => {
    if (await isBegun(deps, tx, lesson)) refuse('courses.lesson-learnt')
    return remove(deps, tx, { courseId: course.id, personId, sectionId: null, lessons: [lesson] })
  })

type ByLesson = { readonly lessonId: string; readonly personId: string }

/** Takes a section with its lessons, of which nobody has begun any, out of the course. */
export const removeSection = (deps: ChangingDeps, { sectionId, personId }: BySection) =>
  changeSection(deps, { sectionId, personId }, async (tx, course) => {
    const lessons = await authoring(tx)
      .selectFrom('courses.course_lessons')
      .select(['id', 'kind', 'is_published'])
      .where('section_id', '=', sectionId)
      .execute()
    for (const lesson of lessons) if (await isBegun(deps, tx, lesson)) refuse('courses.section-learnt')
    return remove(deps, tx, { courseId: course.id, personId, sectionId, lessons })
  })

type Leaving = Pick<LockedLesson, 'id' | 'kind' | 'is_published'>

/** Whether work or progress of a learner would go with the lesson. */
const isBegun = async (
  { lessonKinds }: Pick<ChangingDeps, 'lessonKinds'>,
  tx: Tx,
  { id, kind }: Leaving,
): Promise<boolean> => (await kindOf(lessonKinds, kind).begun?.(tx, id)) || isLearnt(tx, id)

interface Removing {
  readonly courseId: string
  readonly personId: string
  readonly sectionId: string | null
  readonly lessons: readonly Leaving[]
}

async function remove(deps: ChangingDeps, tx: Tx, { courseId, personId, sectionId, lessons }: Removing) {
  const lessonIds = lessons.map(({ id }) => id)
  const at = deps.clock.now()
  const removalId = await storeRemoval(tx, { courseId, personId, at, sectionId, lessonIds })
  await countFigures(tx, courseId)
  if (lessons.some(({ is_published }) => is_published)) await recountProgress(deps, tx, courseId)
  return { removalId }
}

/** Brings what was removed back, whole and to its place. */
export const restoreRemoved = (
  deps: ChangingDeps,
  { courseId, removalId, personId }: { courseId: string; removalId: string; personId: string },
) =>
  changeCourse(deps, { courseId, personId }, async (tx) => {
    const removed = (await findRemoved(tx, courseId, removalId)) ?? refuse('courses.unknown-removal')
    const stands = await orderOf(tx, courseId)
    const order = backInOrder(stands, removed) ?? refuse('courses.section-removed')
    const lessons = order.reduce((sum, section) => sum + section.lessons.length, 0)
    if (order.length > mostSections || lessons > mostLessons) refuse('courses.too-many-lessons')
    await undoRemoval(tx, courseId, removalId, order)
    await dropCircles(
      tx,
      courseId,
      removed.lessons.map(({ id }) => id),
    )
    await countFigures(tx, courseId)
    await recountProgress(deps, tx, courseId)
    return {}
  })

/** Prerequisites that were set meanwhile stay: the lessons that come back no longer require what would make a circle. */
async function dropCircles(tx: Tx, courseId: string, back: readonly string[]): Promise<void> {
  const requires = await requirementsOf(tx, courseId)
  if (!hasCircle(requires)) return
  for (const id of back)
    await replaceRequiredLessons(
      tx,
      id,
      (requires.get(id) ?? []).filter((one) => back.includes(one)),
    )
}

const keptMs = 30 * 86_400_000

/** When what is removed for good by now was removed at the latest. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptMs)

/** The job: deletes what was removed over a month ago. */
export const forgetRemovals = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  transaction(db, (tx) => deleteRemovals(tx, keptSince(clock.now())))

const mostShown = 10

/** The newest that can be brought back, with who removed it. */
export const removalsOf = (db: Db, courseId: string, now: Date) =>
  authoring(db)
    .selectFrom('courses.known_removals as r')
    .innerJoin('identity.people as p', 'p.id', 'r.by_id')
    .select(['r.id', 'r.section_id as sectionId', 'r.title', 'r.lessons', 'r.at', 'p.name as by'])
    .where('r.course_id', '=', courseId)
    .where('r.at', '>=', keptSince(now))
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostShown)
    .execute()
