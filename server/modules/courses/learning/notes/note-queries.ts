import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { asc, keysetPage, newestFirst } from '#platform/keyset'
import { courses } from '../../tables.ts'

interface Wish {
  readonly lessonId?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** A person's notes: those of one lesson in the order of their seconds, else all of them from new to old. */
export async function listNotes(db: Db, personId: string, { lessonId, q, cursor }: Wish) {
  let rows = ownNotes(db, personId)
  const key = searchKey(q ?? '')
  if (key !== '') rows = rows.where('n.text_key', 'like', containing(key))
  if (lessonId !== undefined) rows = rows.where('n.lesson_id', '=', lessonId)
  const columns = lessonId === undefined ? newestFirst('n.at', 'n.id') : [asc(place, 'integer'), asc('n.id')]
  const { items, nextCursor } = await keysetPage(rows, columns, cursor)
  return { items: items.map(shown), nextCursor }
}

/** A note without a second is about the whole lesson and comes first. */
const place = sql<number>`coalesce(n.second, -1)`

const ownNotes = (db: Db, personId: string) =>
  courses(db)
    .selectFrom('courses.notes as n')
    .innerJoin('courses.lessons as l', 'l.id', 'n.lesson_id')
    .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
    .select(['n.id', 'n.lesson_id as lessonId', 'n.second', 'n.text', 'n.at', 'n.changed_at as changedAt'])
    .select(['l.title', 'c.title as courseTitle', 'c.slug as courseSlug'])
    .where('n.person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof ownNotes>['execute']>>[number]

const shown = ({ title, courseTitle, courseSlug, ...note }: Row) => ({
  ...note,
  lesson: { title, courseTitle, courseSlug },
})

const mostExported = 5000

/** All notes of a person in the order of their courses and lessons. */
export const notesInOrder = (db: Db, personId: string) =>
  ownNotes(db, personId)
    .innerJoin('courses.sections as s', 's.id', 'l.section_id')
    .orderBy('c.title')
    .orderBy('c.id')
    .orderBy('s.position')
    .orderBy('l.position')
    .orderBy(place)
    .orderBy('n.id')
    .limit(mostExported)
    .execute()
