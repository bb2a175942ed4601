import type { openCourse, whyLocked } from '@arvand/contracts/panel/courses'
import { progressOf } from '@arvand/contracts/progress'
import type { z } from 'zod'
import { findPictures } from '#modules/media'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { CoursesDeps } from '../deps.ts'
import { type CourseAccess, learnerOf, needCourseAccess } from './course-access.ts'
import { findMyLesson, watermarkOf } from './lesson-query.ts'
import { markSeen } from './mark-seen.ts'
import { nextLessonOf } from './next-lesson.ts'
import { whyNotOpen } from './open-rule.ts'
import { openedAt } from './opened-at.ts'
import { findOutline, type OutlineLesson, outlineForStaff } from './outline-query.ts'
import { taughtContent } from './taught-content.ts'

type Deps = Pick<
  CoursesDeps,
  'db' | 'clock' | 'pages' | 'jobs' | 'media' | 'lessonKinds' | 'announced' | 'invited'
>
type Opened = z.input<(typeof openCourse)['reply']>
type Locked = z.input<typeof whyLocked>

/** A lesson by the ids of its course and its own (wire.md); one that is not open is refused. */
export async function showLesson(deps: Deps, actor: Actor, courseId: string, lessonId: string) {
  const opened = await openLesson(deps, actor, { courseId }, lessonId)
  const { content, whyNot, ...lesson } = opened.lesson
  refuseIf(whyNot?.code ?? null)
  if (!content) return refuse('courses.unknown-lesson')
  return { ...opened, lesson: { ...lesson, content } }
}

/** A lesson of a course, by default the one to go on with; one that is not open comes without its content. */
export async function openLesson(
  deps: Deps,
  actor: Actor,
  by: { readonly courseId: string } | { readonly slug: string },
  lessonId: string | undefined,
  quiet = false,
): Promise<Opened> {
  const { db, clock, announced } = deps
  const now = clock.now()
  const access = await needCourseAccess(deps, by, learnerOf(actor), now)
  const { course, enrolment } = access
  const outline = access.isStaff
    ? await outlineForStaff(db, course.id, lessonId)
    : await findOutline(db, course.id, enrolment?.id)
  const found = lessonId
    ? outline.find(({ id }) => id === lessonId)
    : nextLessonOf(outline, enrolment?.last_lesson_id ?? null, now)
  const lesson = found ?? refuse('courses.unknown-lesson')
  const locks = locksOf(access, outline, now)
  const own = await ownLesson(deps, actor, access, lesson, locks.get(lesson.id) ?? null)
  const isVisit = enrolment && !access.isStaff && !quiet
  if (isVisit) await markSeen(deps, course.slug, enrolment, own.content ? lesson.id : null, now)
  const at = outline.indexOf(lesson)
  const [announcement = null] = enrolment ? await announced(db, actor.personId, now, course.id) : []
  return {
    ...(await headOf(db, access)),
    staff: access.isStaff ? { teaches: access.teaches, isDraft: lesson.isDraft === true } : null,
    lesson: {
      id: lesson.id,
      title: lesson.title,
      kind: lesson.kind,
      minutes: lesson.minutes,
      steps: lesson.steps,
      preview: lesson.preview,
      sectionTitle: lesson.sectionTitle,
      number: at + 1,
      stepsDone: own.stepsDone,
      content: own.content,
      whyNot: locks.get(lesson.id) ?? null,
    },
    curriculum: curriculumOf(outline, locks),
    progress: progressOf(enrolment?.distinct_steps ?? 0, course.steps),
    ...(own.position === null ? {} : { position: own.position }),
    previousId: outline[at - 1]?.id ?? null,
    nextId: outline[at + 1]?.id ?? null,
    notes: own.notes,
    announcement,
  }
}

async function headOf(db: Db, { course, enrolment, isStaff }: CourseAccess) {
  const { coverFileId, id, slug, title, category, lessons, minutes } = course
  const cover = (await findPictures(db, [coverFileId]))(coverFileId)
  return {
    course: { id, slug, title, category, cover, lessons, minutes },
    as: isStaff ? ('staff' as const) : ('learner' as const),
    enrolment: enrolment
      ? {
          id: enrolment.id,
          state: enrolment.state,
          expiresAt: enrolment.expires_at,
          completedAt: enrolment.completed_at,
        }
      : null,
  }
}

/** The lessons that are not open, each with the reason; to staff all lessons are open. */
function locksOf(access: CourseAccess, outline: readonly OutlineLesson[], now: Date): Map<string, Locked> {
  if (access.isStaff) return new Map()
  const titles = new Map(outline.map(({ id, title }) => [id, title]))
  return new Map(
    outline.flatMap((lesson) => {
      const code = whyNotOpen(lesson, now)
      if (!code) return []
      const missing = lesson.missing.map((id) => ({ id, title: titles.get(id) ?? '' }))
      return [[lesson.id, { code, opensAt: lesson.opensAt, missing }] as const]
    }),
  )
}

async function ownLesson(
  deps: Deps,
  { personId, sessionId }: Actor,
  { enrolment }: CourseAccess,
  lesson: OutlineLesson,
  lock: Locked | null,
) {
  if (lock) return { content: null, stepsDone: [], position: null, notes: 0 }
  const { db } = deps
  const row = (await findMyLesson(db, lesson.id, personId, enrolment?.id)) ?? refuse('courses.unknown-lesson')
  const content = await taughtContent(deps, row.content, {
    viewer: { sessionId },
    lessonId: lesson.id,
    personId,
    openedAt: enrolment ? openedAt(lesson.opensAt, enrolment.enrolled_at) : null,
    watermark: () => watermarkOf(db, personId),
  })
  return { ...row, content }
}

function curriculumOf(outline: readonly OutlineLesson[], locks: ReadonlyMap<string, Locked>) {
  const bySection = Map.groupBy(outline, ({ sectionId }) => sectionId)
  return [...bySection].map(([id, lessons]) => ({
    id,
    title: lessons[0]?.sectionTitle ?? '',
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      kind: lesson.kind,
      minutes: lesson.minutes,
      seconds: lesson.seconds,
      steps: lesson.steps,
      done: lesson.done,
      preview: lesson.preview,
      whyNot: locks.get(lesson.id) ?? null,
    })),
  }))
}
