import type { ReviewTopic } from '@arvand/contracts/course-review'
import type { Selectable } from 'kysely'
import { findStaff, type LockedCourse, lockCourse, mayDo } from '#modules/courses'
import type { Origin } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { type courseReviewActs, record } from '../audited-acts.ts'
import type { AuthoringDeps } from '../deps.ts'
import { authoring, type ReviewNoteRow } from '../tables.ts'
import { lockReviewNote, reviewNoteOf, reviewSubject } from './review-note-queries.ts'
import { whyNotMark, whyNotNote, whyNotRemoveNote, whyNotReview } from './review-note-rule.ts'

type Deps = Pick<AuthoringDeps, 'db' | 'clock'>
type Note = Selectable<ReviewNoteRow>

/** The manager who reviews, and the origin of the request. */
export interface Reviewer {
  readonly actor: Actor
  readonly origin: Origin
}

interface Written {
  readonly courseId: string
  readonly sectionId?: string | undefined
  readonly lessonId?: string | undefined
  readonly topic?: ReviewTopic | undefined
  readonly text: string
}

/** Notes something on a course in review; its teachers get it with the decision. */
export const writeReviewNote = (deps: Deps, by: Reviewer, request: RepeatedRequest, written: Written) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const course = await lockReviewed(tx, written.courseId)
      refuseIf(whyNotNote(await countNotes(tx, course.id)))
      const subject =
        (await reviewSubject(tx, written, course.title)) ??
        refuse(written.lessonId ? 'courses.unknown-lesson' : 'courses.unknown-section')
      const id = newId()
      await authoring(tx)
        .insertInto('authoring.review_notes')
        .values({
          ...{ id, ...subject, course_id: course.id, topic: written.topic ?? null, text: written.text },
          ...{ by_id: by.actor.personId, at: deps.clock.now() },
        })
        .execute()
      await recordNote(deps, tx, by, course, 'course-noted', subject.title)
      return { noteId: id }
    }),
  )

/** Removes a note that the teachers have not got yet. */
export const removeReviewNote = (deps: Deps, by: Reviewer, noteId: string) =>
  transaction(deps.db, async (tx) => {
    const { note, course } = await noteInReview(tx, noteId)
    refuseIf(whyNotRemoveNote(note))
    await authoring(tx).deleteFrom('authoring.review_notes').where('id', '=', noteId).execute()
    await recordNote(deps, tx, by, course, 'course-note-removed', note.title)
    return {}
  })

/** A reviewer says that a note of an earlier review is done, or not done after all. */
export const reviewNoteDone = (deps: Deps, by: Reviewer, noteId: string, isDone: boolean) =>
  transaction(deps.db, async (tx) => {
    const { note, course } = await noteInReview(tx, noteId)
    refuseIf(whyNotMark(note))
    const isChanged = await mark(deps, tx, note, by.actor.personId, isDone)
    const act = isDone ? 'course-note-done' : 'course-note-reopened'
    if (isChanged) await recordNote(deps, tx, by, course, act, note.title)
    return { note: await reviewNoteOf(tx, course.id, noteId) }
  })

/** A teacher of the course marks a note as done, or takes the mark back. */
export const markReviewNote = (deps: Deps, personId: string, noteId: string, isDone: boolean) =>
  transaction(deps.db, async (tx) => {
    const note = await lockReviewNote(tx, noteId)
    if (!note || note.turn_id === null) return refuse('courses.unknown-review-note')
    await needTeacher(tx, note.course_id, personId)
    await mark(deps, tx, note, personId, isDone)
    return { note: await reviewNoteOf(tx, note.course_id, noteId) }
  })

/** Ticks a topic of the checklist, or unticks it; the rows before stay as history. */
export const checkReviewTopic = (
  { db, clock }: Deps,
  personId: string,
  { courseId, topic, isChecked }: { courseId: string; topic: ReviewTopic; isChecked: boolean },
) =>
  transaction(db, async (tx) => {
    const course = await lockReviewed(tx, courseId)
    await authoring(tx)
      .insertInto('authoring.review_checks')
      .values({
        ...{ id: newId(), course_id: course.id, topic, is_checked: isChecked },
        ...{ by_id: personId, at: clock.now() },
      })
      .execute()
    return {}
  })

/** Gives the notes of this review to the teachers with its decision; returns how many. */
export async function sendReviewNotes(tx: Tx, courseId: string, turnId: string): Promise<number> {
  const { numUpdatedRows } = await authoring(tx)
    .updateTable('authoring.review_notes')
    .set({ turn_id: turnId })
    .where('course_id', '=', courseId)
    .where('turn_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function lockReviewed(tx: Tx, courseId: string): Promise<LockedCourse> {
  const course = (await lockCourse(tx, courseId)) ?? refuse('courses.unknown-course')
  refuseIf(whyNotReview(course.state))
  return course
}

/** Locks the course before the note, in the order of a decision. */
async function noteInReview(tx: Tx, noteId: string): Promise<{ note: Note; course: LockedCourse }> {
  const found = await authoring(tx)
    .selectFrom('authoring.review_notes')
    .select('course_id')
    .where('id', '=', noteId)
    .executeTakeFirst()
  if (!found) return refuse('courses.unknown-review-note')
  const course = await lockReviewed(tx, found.course_id)
  const note = (await lockReviewNote(tx, noteId)) ?? refuse('courses.unknown-review-note')
  return { note, course }
}

/** Adds a row unless the note is so already. */
async function mark(
  { clock }: Deps,
  tx: Tx,
  { id: noteId }: Note,
  personId: string,
  isDone: boolean,
): Promise<boolean> {
  const last = await authoring(tx)
    .selectFrom('authoring.review_note_turns')
    .select('is_done')
    .where('note_id', '=', noteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if ((last?.is_done ?? false) === isDone) return false
  await authoring(tx)
    .insertInto('authoring.review_note_turns')
    .values({ id: newId(), note_id: noteId, is_done: isDone, by_id: personId, at: clock.now() })
    .execute()
  return true
}

/** A stranger learns nothing of the note. */
async function needTeacher(tx: Tx, courseId: string, personId: string): Promise<void> {
  const member = await findStaff(tx, courseId, personId)
  if (!member) refuse('courses.unknown-review-note')
  else if (!mayDo(member, 'write')) refuse('courses.right-missing')
}

async function countNotes(tx: Tx, courseId: string): Promise<number> {
  const { count } = await authoring(tx)
    .selectFrom('authoring.review_notes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return count
}

const recordNote = (
  { clock }: Deps,
  tx: Tx,
  { actor, origin }: Reviewer,
  { id: courseId, owner_id: personId, title }: LockedCourse,
  act: keyof typeof courseReviewActs,
  on: string,
) => record(tx, clock, origin, { act, personId, actor, detail: { courseId, title, on } })
