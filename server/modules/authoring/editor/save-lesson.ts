import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { ReadinessCode } from '@arvand/contracts/teacher/courses'
import {
  type ChangingDeps,
  changeLesson,
  countFigures,
  itemFactsOf,
  kindOf,
  type LockedCourse,
  type LockedLesson,
  leadingLesson,
  measuredLength,
  placesOf,
  recountProgress,
  replaceLessonFiles,
  stepsOf,
  updateLesson,
} from '#modules/courses'
import type { Tx } from '#platform/database'
import { fingerprintOf } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { findVersion, saveVersion } from '../history.ts'
import { whyNotComplete } from '../readiness.ts'
import { authoring } from '../tables.ts'
import { filesFor, whyNotHold } from './attached-files.ts'

/**
 * Pure: a published lesson of a published course must stay complete; other lessons may be incomplete. What closed since
 * then is no reason to refuse its text.
 */
function whyNotLeaveIncomplete(
  course: Pick<LockedCourse, 'id' | 'state'>,
  lesson: Pick<LockedLesson, 'is_published' | 'content'>,
  content: LessonContent,
  whyNot: ReadinessCode | null,
): ReadinessCode | null {
  if (course.state !== 'published' || !lesson.is_published) return null
  const isSameItem =
    leadingLesson(course.id, content).itemId === leadingLesson(course.id, lesson.content).itemId
  return whyNot === 'courses.lesson-item-closed' && isSameItem ? null : whyNot
}

export interface WrittenLesson {
  readonly version: number
  readonly title: string
  readonly content: LessonContent
  readonly minutes?: number | undefined
}
type Deps = ChangingDeps & Pick<AuthoringDeps, 'lessonSources'>
type ByLesson = { readonly lessonId: string; readonly personId: string }

/** Saves the content of a lesson; the history has its older versions. Learners of a published lesson see it at once. */
export const saveLesson = (deps: Deps, by: ByLesson, written: WrittenLesson) =>
  changeLesson(deps, by, (tx, lesson, course) => stored(deps, tx, { lesson, course, written, ...by }))

/** Makes an older version the newest one; the version before stays in the history. */
export const restoreLesson = (deps: Deps, by: ByLesson, version: number, over: number) =>
  changeLesson(deps, by, async (tx, lesson, course) => {
    const { title, content } = await findVersion(tx, lesson.id, version)
    const written = { version: over, title, content, minutes: lesson.minutes }
    return stored(deps, tx, { lesson, course, written, ...by, apart: true })
  })

interface Storing extends ByLesson {
  readonly lesson: LockedLesson
  readonly course: LockedCourse
  readonly written: WrittenLesson
  readonly apart?: boolean
}

async function stored(deps: Deps, tx: Tx, storing: Storing) {
  const { lesson, course, written, personId } = storing
  const { title, content } = written
  const { lessonKinds } = deps
  const isSame = title === lesson.title && fingerprintOf(content).equals(fingerprintOf(lesson.content))
  // A save that is sent again because its answer was lost.
  const [item = null] = await itemFactsOf(tx, lessonKinds, [leadingLesson(course.id, content)])
  const whyNot = whyNotComplete(lessonKinds, content, item)
  if (isSame && (written.minutes ?? lesson.minutes) === lesson.minutes) return told(lesson, whyNot)
  if (lesson.version !== written.version) await refuseMeanwhile(tx, lesson)
  if (content.kind !== lesson.kind) refuse('courses.kind-fixed')
  const kind = kindOf(lessonKinds, content.kind)
  const places = placesOf(lessonKinds, content)
  const ids = [...new Set(places.map(({ fileId }) => fileId))]
  const { files, mayHold } = await filesFor(
    tx,
    { courseId: course.id, personId, sources: deps.lessonSources },
    ids,
  )
  refuseIf(whyNotHold(places, files, mayHold))
  refuseIf(whyNotLeaveIncomplete(course, lesson, content, whyNot))
  const now = deps.clock.now()
  const [own] = kind.files?.(content) ?? []
  const ofItem = item === null || item.minutes === null ? undefined : item.minutes * 60
  const measured = ofItem ?? kind.seconds?.(content, own && files.get(own.fileId))
  const version = lesson.version + 1
  const apart = storing.apart ?? false
  await saveVersion(tx, { lesson, version, title, content, personId, ownerId: course.owner_id, now, apart })
  const row = await updateLesson(tx, lesson.id, {
    title,
    version,
    content: JSON.stringify(content),
    ...(measured === undefined
      ? { minutes: written.minutes ?? lesson.minutes, measured_seconds: null }
      : measuredLength(measured)),
    steps: stepsOf(lessonKinds, content, item),
    changed_at: now,
  })
  await replaceLessonFiles(tx, lesson.id, ids)
  await kind.stored?.(tx, [content])
  await followContent(deps, tx, course, lesson, row)
  return told(row, whyNot)
}

const told = (row: LockedLesson, whyNotPublish: ReadinessCode | null) => ({
  version: row.version,
  savedAt: row.changed_at,
  minutes: row.minutes,
  steps: row.steps,
  whyNotPublish,
})

async function refuseMeanwhile(tx: Tx, lesson: LockedLesson): Promise<never> {
  const by = await authoring(tx)
    .selectFrom('authoring.lesson_versions as v')
    .innerJoin('identity.people as p', 'p.id', 'v.saved_by')
    .select('p.name')
    .where('v.lesson_id', '=', lesson.id)
    .where('v.version', '=', lesson.version)
    .executeTakeFirst()
  const { version, title, content, changed_at: savedAt } = lesson
  return refuse('courses.saved-meanwhile', {
    current: { version, title, content, savedAt, savedBy: by?.name ?? null },
  })
}

/** Counts the figures of a course and the progress of its learners again when a published lesson changed. */
async function followContent(
  deps: ChangingDeps,
  tx: Tx,
  course: LockedCourse,
  before: LockedLesson,
  after: LockedLesson,
): Promise<void> {
  if (!after.is_published) return
  if (before.steps === after.steps && before.seconds === after.seconds) return
  await countFigures(tx, course.id)
  if (before.steps !== after.steps) await recountProgress(deps, tx, course.id)
}
