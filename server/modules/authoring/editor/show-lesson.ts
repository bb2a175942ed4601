import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { Playable } from '@arvand/contracts/playable'
import { courseOfLesson, filesOfLesson, findStaff, kindOf, mayDo } from '#modules/courses'
import { findFiles, type MediaFile, pictureFor, playableOf, type Viewer } from '#modules/media'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { orderOf } from '../outline/outline-queries.ts'
import { whyNotPublish } from '../readiness.ts'
import { authoring } from '../tables.ts'

type Deps = Pick<AuthoringDeps, 'db' | 'media' | 'lessonKinds'>

/** A lesson with all it holds, for the editor of one of its teachers. */
export async function showLesson(deps: Deps, lessonId: string, personId: string, viewer: Viewer) {
  const { db } = deps
  const courseId = await courseOfLesson(db, lessonId, personId)
  const [row, order, requires, member] = await Promise.all([
    findWritten(deps, lessonId),
    orderOf(db, courseId),
    authoring(db)
      .selectFrom('courses.required_lessons')
      .select('required_lesson_id')
      .where('lesson_id', '=', lessonId)
      .execute(),
    findStaff(db, courseId, personId),
  ])
  const all = order.flatMap(({ lessons }) => lessons)
  const place = all.indexOf(lessonId)
  const { section, course, ...lesson } = row
  const files = await findFiles(db, filesOfLesson(deps.lessonKinds, lesson.content))
  return {
    lesson: {
      ...lesson,
      requires: requires.map(({ required_lesson_id }) => required_lesson_id),
      whyNotPublish: await whyNotPublish(db, deps.lessonKinds, courseId, lesson.content),
    },
    course,
    section,
    files: filesShown(deps, files, viewer),
    playable: await playedIn(deps, { lessonId, content: lesson.content, files, viewer }),
    previousId: all[place - 1] ?? null,
    nextId: all[place + 1] ?? null,
    mayWrite: member !== undefined && mayDo(member, 'write'),
  }
}

async function findWritten({ db }: Pick<Deps, 'db'>, lessonId: string) {
  const row = await authoring(db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('courses.known_courses as c', 'c.id', 'l.course_id')
    .innerJoin('courses.course_sections as s', 's.id', 'l.section_id')
    .select(['l.id', 'l.title', 'l.content', 'l.minutes', 'l.steps', 'l.version'])
    .select(['l.is_preview as isPreview', 'l.is_published as isPublished', 'l.changed_at as changedAt'])
    .select(['l.release_at as releaseAt', 'l.release_after_days as releaseAfterDays'])
    .select(['c.id as courseId', 'c.slug', 'c.title as courseTitle', 'c.state'])
    .select(['s.id as sectionId', 's.title as sectionTitle'])
    .where('l.id', '=', lessonId)
    .executeTakeFirst()
  if (!row) return refuse('courses.unknown-lesson')
  const { courseId, slug, courseTitle, state, sectionId, sectionTitle, ...lesson } = row
  return {
    ...lesson,
    course: { id: courseId, slug, title: courseTitle, state },
    section: { id: sectionId, title: sectionTitle },
  }
}

/** The files that a lesson holds, as an editor shows them. */
const filesShown = ({ media }: Pick<Deps, 'media'>, files: ReadonlyMap<string, MediaFile>, viewer: Viewer) =>
  [...files.values()].map((file) => {
    const { id, name, type, bytes, seconds, preparing } = file
    return { id, name, type, bytes, seconds, preparing, picture: pictureFor(media, file, viewer) }
  })

interface Shown {
  readonly lessonId: string
  readonly content: LessonContent
  readonly files: ReadonlyMap<string, MediaFile>
  readonly viewer: Viewer
}

/** What the player of a lesson needs, for its teacher; null for a kind without one, and while nothing can be played. */
async function playedIn(
  { db, media, lessonKinds }: Deps,
  { lessonId, content, files, viewer }: Shown,
): Promise<Playable | null> {
  const own: { readonly playable?: Playable | null } = await kindOf(lessonKinds, content.kind).taught(
    content,
    {
      ...{ lessonId, personId: null, openedAt: null },
      playable: async (timed) => playableOf(media, timed, files, viewer, null),
    },
    db,
  )
  return own.playable ?? null
}
