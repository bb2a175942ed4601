import { filesOfLesson, stepsOf } from '@arvand/contracts/lesson-content'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { whyNotPreview } from '../authoring/change-lessons.ts'
import { freeSlug } from '../authoring/free-slug.ts'
import { countFigures } from '../catalogue/course-figures.ts'
import { courses } from '../tables.ts'
import type { CourseDraft, LessonDraft, SectionDraft } from './course-draft.ts'

/** Adds a course that came in, as a draft of its new owner; gives its id. */
export async function addCourse(tx: Tx, clock: Clock, ownerId: string, draft: CourseDraft): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  const title = draft.title.trim().slice(0, 120) || 'دورهٔ بی‌نام'
  await courses(tx)
    .insertInto('courses.courses')
    .values({
      id,
      slug: await freeSlug(tx, title),
      owner_id: ownerId,
      category: await knownCategory(tx, draft.category),
      level: draft.level,
      title,
      summary: draft.summary.slice(0, 300),
      description: JSON.stringify(draft.description),
      outcomes: [...draft.outcomes],
      requirements: [...draft.requirements],
      access_days: draft.accessDays,
      cover_file_id: draft.coverFileId,
      created_at: now,
      changed_at: now,
    })
    .execute()
  await courses(tx)
    .insertInto('courses.staff')
    .values({ course_id: id, person_id: ownerId, role: 'owner', added_at: now })
    .execute()
  await courses(tx)
    .insertInto('courses.course_turns')
    .values({ id: newId(), course_id: id, state: 'draft', by_id: ownerId, at: now })
    .execute()
  await addSections(tx, id, now, draft.sections)
  await countFigures(tx, id)
  return id
}

/** The category that is meant, or the first: a draft has one, and its owner can choose another. */
async function knownCategory(tx: Tx, slug: string | null): Promise<string> {
  const rows = await courses(tx).selectFrom('courses.categories').select('slug').orderBy('position').execute()
  return rows.find((row) => row.slug === slug)?.slug ?? rows[0]?.slug ?? 'mathematics'
}

async function addSections(
  tx: Tx,
  courseId: string,
  now: Date,
  sections: readonly SectionDraft[],
): Promise<void> {
  const placed = sections.map((section, position) => ({ ...section, position, id: newId() }))
  if (placed.length === 0) return
  await courses(tx)
    .insertInto('courses.sections')
    .values(
      placed.map(({ id, position, title, releaseAfterDays }) => ({
        id,
        course_id: courseId,
        position,
        title: title.trim().slice(0, 120) || `بخش ${(position + 1).toLocaleString('fa-IR')}`,
        release_after_days: releaseAfterDays,
      })),
    )
    .execute()
  const lessons = placed.flatMap(({ id, lessons }) =>
    lessons.map((lesson, position) => ({ ...lesson, position, sectionId: id, id: newId() })),
  )
  await addLessons(tx, courseId, now, lessons)
}

type PlacedLesson = LessonDraft & {
  readonly id: string
  readonly sectionId: string
  readonly position: number
}

async function addLessons(
  tx: Tx,
  courseId: string,
  now: Date,
  lessons: readonly PlacedLesson[],
): Promise<void> {
  const rows = lessons.map((lesson) => ({
    id: lesson.id,
    course_id: courseId,
    section_id: lesson.sectionId,
    position: lesson.position,
    title: lesson.title.trim().slice(0, 160) || '…',
    kind: lesson.content.kind,
    minutes: lesson.minutes,
    steps: stepsOf(lesson.content),
    is_preview: lesson.isPreview && whyNotPreview(lesson.content.kind) === null,
    is_published: lesson.isPublished,
    content: JSON.stringify(lesson.content),
    changed_at: now,
    release_after_days: lesson.releaseAfterDays,
  }))
  // A statement of PostgreSQL takes 65,535 values.
  for (const some of pieces(rows, 1000))
    await courses(tx).insertInto('courses.lessons').values(some).execute()
  const files = lessons.flatMap(({ id, content }) =>
    filesOfLesson(content).map((file_id) => ({ lesson_id: id, file_id })),
  )
  for (const some of pieces(files, 5000))
    await courses(tx).insertInto('courses.lesson_files').values(some).execute()
  const ids = new Map(lessons.map(({ key, id }) => [key, id]))
  const required = lessons.flatMap(({ id, requires }) =>
    requires.flatMap((key) => {
      const required_lesson_id = ids.get(key)
      return required_lesson_id && required_lesson_id !== id ? [{ lesson_id: id, required_lesson_id }] : []
    }),
  )
  for (const some of pieces(required, 5000))
    await courses(tx).insertInto('courses.lesson_prerequisites').values(some).execute()
}

const pieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
