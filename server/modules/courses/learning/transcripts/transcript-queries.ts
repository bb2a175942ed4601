import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { asc, emptyPage, keysetPage } from '#platform/keyset'
import type { LessonSource } from '#plugs/lesson-source'
import { openTo } from '../open-to.ts'
import { learning } from '../tables.ts'

/** The words said in a lesson, in order; none for a text, which needs no transcript. */
export async function findCues(db: Db, lessonId: string) {
  const rows = await learning(db)
    .selectFrom('courses.cues')
    .select(['second', 'until', 'text'])
    .where('lesson_id', '=', lessonId)
    .where('second', 'is not', null)
    .orderBy('number')
    .execute()
  return rows.flatMap(({ second, until, text }) =>
    second === null ? [] : [{ second, until: until ?? second, text }],
  )
}

/** What was said in a lesson and what was written while its film was made, in their order. */
export async function findTranscript(db: Db, sources: readonly LessonSource[], lessonId: string) {
  const [cues, film] = await Promise.all([
    findCues(db, lessonId),
    learning(db)
      .selectFrom('courses.lessons')
      .select(sql<string | null>`content ->> 'fileId'`.as('fileId'))
      .where('id', '=', lessonId)
      .executeTakeFirst(),
  ])
  const { fileId = null } = film ?? {}
  const lines = fileId ? await Promise.all(sources.map((source) => source.lines(db, fileId))) : []
  const written = lines.flat().map((line) => ({ ...line, until: line.second }))
  return [...cues, ...written].toSorted((one, other) => one.second - other.second)
}

const columns = [asc('w.lesson_id'), asc('w.number', 'integer')] as const

/** Finds words in the lessons that are open to the person, by the trigram index. */
export async function searchCues(db: Db, personId: string, now: Date, q: string, cursor?: string) {
  const key = searchKey(q)
  if (key.length < 2) return emptyPage(columns, cursor)
  const rows = learning(db)
    .selectFrom('courses.cues as w')
    .innerJoin('courses.lessons as l', 'l.id', 'w.lesson_id')
    .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
    .select(['w.lesson_id', 'w.number', 'w.second', 'w.step', 'w.text'])
    .select(['l.title', 'l.kind', 'c.slug', 'c.title as courseTitle'])
    .where('w.text_key', 'like', containing(key))
    .where(sql<boolean>`w.lesson_id in (${openTo(personId, now)})`)
  const { items, nextCursor } = await keysetPage(rows, columns, cursor)
  return {
    nextCursor,
    items: items.map((row) => ({
      lesson: { id: row.lesson_id, title: row.title, kind: row.kind },
      course: { slug: row.slug, title: row.courseTitle },
      second: row.second,
      step: row.step,
      excerpt: row.text,
    })),
  }
}
