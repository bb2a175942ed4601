import type { LessonKind } from '@arvand/contracts/lesson-content'
import { type Db, prepared } from '#platform/database'
import type { LessonAccess } from './open-rule.ts'
import { learning } from './tables.ts'

/** A lesson in the outline of its course, with one person's progress. */
export interface OutlineLesson extends LessonAccess {
  readonly id: string
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  readonly seconds: number
  readonly steps: number
  readonly preview: boolean
  readonly sectionId: string
  readonly sectionTitle: string
  /** Distinct steps done. */
  readonly done: number
  /** Not published; only staff may look at it. */
  readonly isDraft?: boolean
}

/** The published lessons of a course in order; with an enrolment also its progress and access. One query. */
export async function findOutline(
  db: Db,
  courseId: string,
  enrolmentId: string | undefined,
): Promise<OutlineLesson[]> {
  if (enrolmentId === undefined) {
    const rows = await lessons(db, { courseId })
    return rows.map((row) => ({ ...row, done: 0, opensAt: null, missing: [] }))
  }
  return lessonsOfLearner(db, { courseId, enrolmentId })
}

/** The outline for staff: without progress, and with the lesson that they ask for even when it is not published. */
export async function outlineForStaff(
  db: Db,
  courseId: string,
  asked: string | undefined,
): Promise<OutlineLesson[]> {
  if (asked === undefined) return findOutline(db, courseId, undefined)
  const rows = await allLessonsOf(db, courseId)
    .select('l.is_published as isPublished')
    .where((of) => of.or([of('l.is_published', '=', true), of('l.id', '=', asked)]))
    .execute()
  return rows.map(({ isPublished, ...row }) => ({
    ...row,
    done: 0,
    opensAt: null,
    missing: [],
    isDraft: !isPublished,
  }))
}

const lessons = prepared((db, { courseId }: { courseId: string }) => lessonsOf(db, courseId))

const lessonsOfLearner = prepared(
  (db, { courseId, enrolmentId }: { courseId: string; enrolmentId: string }) =>
    lessonsOf(db, courseId)
      .innerJoin('courses.lesson_access as a', (on) =>
        on.onRef('a.lesson_id', '=', 'l.id').on('a.enrolment_id', '=', enrolmentId),
      )
      .select(['a.done_steps as done', 'a.opens_at as opensAt', 'a.missing']),
)

const lessonsOf = (db: Db, courseId: string) => allLessonsOf(db, courseId).where('l.is_published', '=', true)

const allLessonsOf = (db: Db, courseId: string) =>
  learning(db)
    .selectFrom('courses.lessons as l')
    .innerJoin('courses.sections as s', 's.id', 'l.section_id')
    .select(['l.id', 'l.title', 'l.kind', 'l.minutes', 'l.seconds', 'l.steps', 'l.is_preview as preview'])
    .select(['s.id as sectionId', 's.title as sectionTitle'])
    .where('l.course_id', '=', courseId)
    .orderBy('s.position')
    .orderBy('l.position')
