import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { courses } from '../../tables.ts'

interface Wish {
  readonly lessonId?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** A person's notes: of one lesson by their second, else all of them from new to old. */
export async function listNotes(db: Db, personId: string, { lessonId, q, cursor }: Wish) {
  let rows = ownNotes(db, personId)
  const key = searchKey(q ?? '')
  if (key !== '') rows = rows.where('n.text_key', 'like', `%${key.replace(/[\\%_]/g, '\\$&')}%`)
  if (lessonId !== undefined) return inLesson(rows, lessonId, cursor)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, z.tuple([z.iso.datetime(), z.uuid()]))
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('n.at', 'n.id'), '<', tuple(new Date(at), id)))
  }
  const found = await rows.orderBy('n.at', 'desc').orderBy('n.id', 'desc').limit(pageLimit).execute()
  const { items, nextCursor } = pageOfRows(found, ({ at, id }) => [at, id])
  return { items: items.map(shown), nextCursor }
}

/** A note without a second is about the whole and comes first. */
const place = sql<number>`coalesce(n.second, -1)`

async function inLesson(all: ReturnType<typeof ownNotes>, lessonId: string, cursor: string | undefined) {
  let rows = all.where('n.lesson_id', '=', lessonId)
  if (cursor !== undefined) {
    const [second, id] = readCursor(cursor, z.tuple([z.int(), z.uuid()]))
    rows = rows.where(sql<boolean>`(${place}, n.id) > (${second}::integer, ${id}::uuid)`)
  }
  const found = await rows.orderBy(place).orderBy('n.id').limit(pageLimit).execute()
  const { items, nextCursor } = pageOfRows(found, ({ second, id }) => [second ?? -1, id])
  return { items: items.map(shown), nextCursor }
}

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
