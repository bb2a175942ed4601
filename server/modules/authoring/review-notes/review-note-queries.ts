import type { ReviewNote } from '@arvand/contracts/course-review'
import type { Db } from '#platform/database'
import { authoring } from '../tables.ts'

/** The notes of a course's reviews, newest first, each with what became of it. */
export async function reviewNotesOf(
  db: Db,
  courseId: string,
  { sentOnly, noteId }: { readonly sentOnly: boolean; readonly noteId?: string },
) {
  let rows = authoring(db)
    .selectFrom('authoring.review_notes as n')
    .innerJoin('identity.people as p', 'p.id', 'n.by_id')
    .leftJoin('courses.known_course_turns as t', 't.id', 'n.turn_id')
    // A removed lesson or section can be restored, so its note still names it; until then nothing leads there.
    .leftJoin('courses.course_sections as s', 's.id', 'n.section_id')
    .leftJoin('courses.course_lessons as l', 'l.id', 'n.lesson_id')
    .select(['n.id', 'n.subject', 's.id as sectionId', 'l.id as lessonId'])
    .select(['n.title', 'n.topic', 'n.text', 'p.name as by', 'n.at', 't.at as sentAt'])
    .where('n.course_id', '=', courseId)
  let turnRows = authoring(db)
    .selectFrom('authoring.review_note_turns as t')
    .innerJoin('authoring.review_notes as n', 'n.id', 't.note_id')
    .innerJoin('identity.people as p', 'p.id', 't.by_id')
    .select(['t.note_id', 't.is_done as isDone', 'p.name as by', 't.at'])
    .where('n.course_id', '=', courseId)
  if (sentOnly) rows = rows.where('n.turn_id', 'is not', null)
  if (noteId) {
    rows = rows.where('n.id', '=', noteId)
    turnRows = turnRows.where('n.id', '=', noteId)
  }
  const [notes, turns] = await Promise.all([
    rows.orderBy('n.at', 'desc').orderBy('n.id', 'desc').execute(),
    turnRows.orderBy('t.at').orderBy('t.id').execute(),
  ])
  const ofNote = Map.groupBy(turns, ({ note_id }) => note_id)
  return notes.map((note) => {
    const itsTurns = ofNote.get(note.id) ?? []
    return { ...note, turns: itsTurns, isDone: itsTurns.at(-1)?.isDone ?? false }
  })
}

/** One note with what became of it. */
export async function reviewNoteOf(db: Db, courseId: string, noteId: string) {
  const [note] = await reviewNotesOf(db, courseId, { sentOnly: false, noteId })
  if (!note) throw new Error(`review note ${noteId} was removed while it was changed`)
  return note
}

/** A note with its course's state, locked so that it is not sent and removed at once. */
export const lockReviewNote = (db: Db, noteId: string) =>
  authoring(db)
    .selectFrom('authoring.review_notes')
    .selectAll()
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst()

/** What is ticked of a course's checklist since it was sent for review. */
export async function reviewChecksOf(db: Db, courseId: string, since: Date | null) {
  if (!since) return []
  const rows = await authoring(db)
    .selectFrom('authoring.review_checks as c')
    .innerJoin('identity.people as p', 'p.id', 'c.by_id')
    .distinctOn('c.topic')
    .select(['c.topic', 'c.is_checked', 'p.name as by', 'c.at'])
    .where('c.course_id', '=', courseId)
    .where('c.at', '>=', since)
    .orderBy('c.topic')
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return rows.filter(({ is_checked }) => is_checked)
}

export interface ReviewSubject {
  readonly subject: ReviewNote['subject']
  readonly title: string
  readonly section_id: string | null
  readonly lesson_id: string | null
}

interface SubjectAsk {
  readonly courseId: string
  readonly sectionId?: string | undefined
  readonly lessonId?: string | undefined
}

/** What a note is on: a lesson, a section or the whole course; undefined if the course does not hold it. */
export async function reviewSubject(
  db: Db,
  { courseId, sectionId, lessonId }: SubjectAsk,
  courseTitle: string,
): Promise<ReviewSubject | undefined> {
  if (lessonId) {
    const lesson = await authoring(db)
      .selectFrom('courses.course_lessons')
      .select('title')
      .where('id', '=', lessonId)
      .where('course_id', '=', courseId)
      .executeTakeFirst()
    return lesson && { subject: 'lesson', title: lesson.title, section_id: null, lesson_id: lessonId }
  }
  if (!sectionId) return { subject: 'course', title: courseTitle, section_id: null, lesson_id: null }
  const section = await authoring(db)
    .selectFrom('courses.course_sections')
    .select('title')
    .where('id', '=', sectionId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return section && { subject: 'section', title: section.title, section_id: sectionId, lesson_id: null }
}
