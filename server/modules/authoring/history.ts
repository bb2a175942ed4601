import type { LessonContent } from '@arvand/contracts/lesson-content'
import { sql } from 'kysely'
import type { LockedLesson } from '#modules/courses'
import type { Db, Tx } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { countWords } from '#pure/courses'
import { authoring } from './tables.ts'

const mostVersions = 50
const windowInMs = 5 * 60_000

/** Saves of one person within the same five minutes make one version, so that fifty versions reach far back. */
const isSameSitting = (before: { saved_by: string; saved_at: Date }, personId: string, now: Date): boolean =>
  before.saved_by === personId &&
  Math.floor(before.saved_at.getTime() / windowInMs) === Math.floor(now.getTime() / windowInMs)

interface Saved {
  readonly lesson: LockedLesson
  readonly version: number
  readonly title: string
  readonly content: LessonContent
  readonly personId: string
  readonly ownerId: string
  readonly now: Date
  /** Keeps the version before, even one of the same sitting; for a restored version. */
  readonly apart?: boolean
}

/** Stores a version; it replaces the one before when that is of the same sitting. Only the newest fifty stay. */
export async function saveVersion(tx: Tx, saved: Saved): Promise<void> {
  const { lesson, version, title, content, personId, now } = saved
  const before = await authoring(tx)
    .selectFrom('authoring.lesson_versions')
    .select(['saved_by', 'saved_at'])
    .where('lesson_id', '=', lesson.id)
    .where('version', '=', lesson.version)
    .executeTakeFirst()
  // The lesson was imported, or is older than the history, so its present content has no version yet.
  if (!before)
    await insert(tx, lesson.id, {
      version: lesson.version,
      title: lesson.title,
      content: lesson.content,
      by: saved.ownerId,
      at: lesson.changed_at,
    })
  else if (!saved.apart && lesson.version > 1 && isSameSitting(before, personId, now))
    await authoring(tx)
      .deleteFrom('authoring.lesson_versions')
      .where('lesson_id', '=', lesson.id)
      .where('version', '=', lesson.version)
      .execute()
  await insert(tx, lesson.id, { version, title, content, by: personId, at: now })
  await forgetOldest(tx, lesson.id)
}

/** Adds a version to the history of a lesson. */
export const insert = (
  tx: Tx,
  lessonId: string,
  {
    version,
    title,
    content,
    by,
    at,
  }: { version: number; title: string; content: LessonContent; by: string; at: Date },
) =>
  authoring(tx)
    .insertInto('authoring.lesson_versions')
    .values({
      lesson_id: lessonId,
      version,
      title,
      content: JSON.stringify(content),
      saved_by: by,
      saved_at: at,
    })
    .execute()

const forgetOldest = (tx: Tx, lessonId: string) =>
  sql`
    delete from authoring.lesson_versions
     where lesson_id = ${lessonId}
       and version <= (
         select version from authoring.lesson_versions
          where lesson_id = ${lessonId} order by version desc offset ${mostVersions} limit 1
       )
  `.execute(authoring(tx))

/** The stored versions of a lesson, newest first, each with its number of words. */
export async function listVersions(db: Db, lessonId: string, cursor?: string) {
  const rows = authoring(db)
    .selectFrom('authoring.lesson_versions as v')
    .innerJoin('identity.people as p', 'p.id', 'v.saved_by')
    .select(['v.version', 'v.title', 'v.content', 'p.name as savedBy', 'v.saved_at as savedAt'])
    .where('v.lesson_id', '=', lessonId)
  const page = await keysetPage(rows, [desc('v.version', 'integer')], cursor)
  return {
    ...page,
    items: page.items.map(({ content, ...version }) => ({
      ...version,
      words: content.body ? countWords(content.body) : 0,
    })),
  }
}

/** One version of a lesson. */
export async function findVersion(db: Db, lessonId: string, version: number) {
  const row = await authoring(db)
    .selectFrom('authoring.lesson_versions')
    .select(['title', 'content', 'saved_at as savedAt', 'saved_by as savedBy'])
    .where('lesson_id', '=', lessonId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? refuse('courses.unknown-version')
}
