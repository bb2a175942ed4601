import type { CourseState } from '@arvand/contracts/courses'
import { filesOfLesson, type TaughtContentDeps, taughtContent } from '#modules/courses'
import { findFiles, findPictures, linkTo, pictureFor, type Viewer } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, keysetPage, keysetQuery, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { Queue } from '#plugs/queue'
import type { AuthoringDeps } from '../deps.ts'
import { outlineOf } from '../outline/outline-queries.ts'
import { missingOf } from '../readiness.ts'
import { reviewChecksOf, reviewNotesOf } from '../review-notes/review-note-queries.ts'
import { authoring } from '../tables.ts'

/** Courses as managers read them, drafts too: only their teachers change those. */
const judged = (db: Db) =>
  authoring(db)
    .selectFrom('courses.known_courses as c')
    .innerJoin('courses.known_categories as k', 'k.slug', 'c.category')
    .innerJoin('identity.people as p', 'p.id', 'c.owner_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.summary', 'c.state', 'c.lessons', 'c.minutes', 'c.learners'])
    .select(['c.cover_file_id', 'c.submitted_at', 'c.changed_at', 'p.name as teacher'])
    .select(['c.price', 'c.list_price as listPrice', 'c.in_plus as inPlus'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])

type JudgedRow = Awaited<ReturnType<ReturnType<typeof judged>['executeTakeFirstOrThrow']>>

const timeOf = (row: JudgedRow): Date =>
  row.state === 'inReview' ? (row.submitted_at ?? row.changed_at) : row.changed_at

async function lineOf(db: Db, rows: readonly JudgedRow[]) {
  const pictures = await findPictures(
    db,
    rows.map(({ cover_file_id }) => cover_file_id),
  )
  return rows.map((row) => ({
    ...row,
    category: { slug: row.categorySlug, title: row.categoryTitle, palette: row.palette },
    cover: pictures(row.cover_file_id),
    at: timeOf(row),
  }))
}

/** How many courses wait for a manager. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await authoring(db)
    .selectFrom('courses.known_courses')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'inReview')
    .executeTakeFirstOrThrow()
  return count
}

/** The course that has waited longest for a manager. */
export async function longestWaiting(db: Db) {
  const row = await judged(db)
    .where('c.state', '=', 'inReview')
    .orderBy('c.submitted_at')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, title: row.title, teacher: row.teacher, at: timeOf(row) }
}

const longestFirst = [asc('c.submitted_at' as const, 'instant'), asc('c.id' as const)]

/** Courses that wait for a manager. Uses the index `courses__waiting`. */
export const queuedCourses = (db: Db): Queue => ({
  code: 'courses.waiting-for-review',
  title: 'دوره',
  async items(after, most) {
    const waiting = judged(db).where('c.state', '=', 'inReview')
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    return rows.map((row) => ({
      ...{ keyset: row.keyset, id: row.id, title: row.title, person: row.teacher, at: timeOf(row) },
      link: `/manage/courses/${row.id}`,
    }))
  },
})

/** A page of the courses of a state: the longest waiting first in review, the last changed first in other states. */
export async function listJudged(db: Db, state: CourseState, cursor?: string) {
  const columns = state === 'inReview' ? longestFirst : newestFirst('c.changed_at', 'c.id')
  const waiting = await countWaiting(db)
  const page = await keysetPage(judged(db).where('c.state', '=', state), columns, cursor)
  return { ...page, items: await lineOf(db, page.items), waiting }
}

/** A whole course for its reviewer. */
export async function showJudged(
  { db, lessonKinds }: Pick<AuthoringDeps, 'db' | 'lessonKinds'>,
  courseId: string,
) {
  const row = await judged(db)
    .select(['c.description', 'c.outcomes', 'c.requirements'])
    .where('c.id', '=', courseId)
    .executeTakeFirst()
  if (!row) return refuse('courses.unknown-course')
  const [lines, { sections, lessons }, turns, notes, checks] = await Promise.all([
    lineOf(db, [row]),
    outlineOf(db, lessonKinds, courseId),
    authoring(db)
      .selectFrom('courses.known_course_turns as t')
      .innerJoin('identity.people as p', 'p.id', 't.by_id')
      .select(['t.state', 't.reason', 't.at', 'p.name as by'])
      .where('t.course_id', '=', courseId)
      .orderBy('t.at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(20)
      .execute(),
    reviewNotesOf(db, courseId, { sentOnly: false }),
    reviewChecksOf(db, courseId, row.submitted_at),
  ])
  const { description, outcomes, requirements, summary } = row
  const [line] = lines
  if (!line) return refuse('courses.unknown-course')
  return {
    course: { ...line, description, outcomes, requirements },
    sections,
    missing: missingOf({ summary, lessons }),
    turns,
    notes,
    checks,
  }
}

/** A lesson's content for a reviewer; the links to its files work only in the reviewer's session. */
export async function showJudgedLesson(
  deps: TaughtContentDeps,
  { courseId, lessonId }: { courseId: string; lessonId: string },
  viewer: Viewer,
) {
  const { db, media } = deps
  const lesson = await authoring(db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('courses.known_courses as c', 'c.id', 'l.course_id')
    .select(['l.id', 'l.title', 'l.content'])
    .where('l.id', '=', lessonId)
    .where('l.course_id', '=', courseId)
    .executeTakeFirst()
  if (!lesson) return refuse('courses.unknown-lesson')
  const { content } = lesson
  const files = await findFiles(db, filesOfLesson(deps.lessonKinds, content))
  const nobody = { lessonId, personId: null, viewer, openedAt: null, watermark: async () => null }
  const taught = await taughtContent(deps, content, nobody, files)
  return {
    lesson,
    playable: 'playable' in taught ? taught.playable : null,
    files: [...files.values()].map((file) => ({
      ...{ id: file.id, name: file.name, type: file.type },
      picture: pictureFor(media, file, viewer),
      src: linkTo(media, file, viewer),
    })),
  }
}
