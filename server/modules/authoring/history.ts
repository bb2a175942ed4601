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

/** Whoever goes on writing makes one version in five minutes, so that fifty of them reach far back. */
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
  /** A version that stays whatever follows it, as one that was restored. */
  readonly apart?: boolean
}

/** Keeps what was saved; what stood there before stays unless it is of the same sitting. The newest fifty are kept. */
export async function saveVersion(tx: Tx, saved: Saved): Promise<void> {
  const { lesson, version, title, content, personId, now } = saved
  const before = await authoring(tx)
    .selectFrom('authoring.lesson_versions')
    .select(['saved_by', 'saved_at'])
    .where('lesson_id', '=', lesson.id)
    .where('version', '=', lesson.version)
    .executeTakeFirst()
  // What came by an import, or from before there was a history.
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

/** The first version of a lesson. */
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

/** What was kept of a lesson, newest first, with how many words each had. */
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
