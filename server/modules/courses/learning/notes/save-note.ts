import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CoursesDeps } from '../../deps.ts'
import { courses } from '../../tables.ts'
import type { Learner } from '../course-access.ts'
import { whyNotReadLesson } from '../whether-open.ts'

interface Wish {
  readonly noteId?: string | undefined
  readonly lessonId: string
  readonly second?: number | null | undefined
  readonly text: string
}

/** Adds a note to a lesson that the person may read, or changes a note of theirs; its second stays unless given. */
export function saveNote(
  { db, clock }: Pick<CoursesDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  learner: Learner,
  wish: Wish,
) {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      if (wish.noteId !== undefined)
        return { note: await change(tx, learner.personId, wish.noteId, wish, now) }
      refuseIf(await whyNotReadLesson(tx, wish.lessonId, learner, now))
      const note = { id: newId(), person_id: learner.personId, lesson_id: wish.lessonId, text: wish.text }
      const row = await courses(tx)
        .insertInto('courses.notes')
        .values({ ...note, second: wish.second ?? null, at: now, changed_at: now })
        .returning(columns)
        .executeTakeFirstOrThrow()
      return { note: row }
    }),
  )
}

const columns = ['id', 'lesson_id as lessonId', 'second', 'text', 'at', 'changed_at as changedAt'] as const

async function change(tx: Tx, personId: string, noteId: string, { second, text }: Wish, now: Date) {
  const row = await courses(tx)
    .updateTable('courses.notes')
    .set({ text, changed_at: now, ...(second === undefined ? {} : { second }) })
    .where('id', '=', noteId)
    .where('person_id', '=', personId)
    .returning(columns)
    .executeTakeFirst()
  return row ?? refuse('courses.unknown-note')
}

/** Removes a note of the person. */
export async function removeNote({ db }: Pick<CoursesDeps, 'db'>, personId: string, noteId: string) {
  const removed = await transaction(db, (tx) =>
    courses(tx)
      .deleteFrom('courses.notes')
      .where('id', '=', noteId)
      .where('person_id', '=', personId)
      .returning('id')
      .executeTakeFirst(),
  )
  return removed ? {} : refuse('courses.unknown-note')
}
