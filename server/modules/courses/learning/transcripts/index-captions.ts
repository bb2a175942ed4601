import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import { openFile } from '#modules/media'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import type { CoursesDeps } from '../../deps.ts'
import { kindOf } from '../../lesson-kinds/kind-of.ts'
import { courses } from '../../tables.ts'
import { learning } from '../tables.ts'

/** Indexes the words of changed lessons, which database triggers note; runs by schedule. */
export const readWords = jobKind('courses.read-words', z.strictObject({}), { retries: 2, pause: 30 })

type Deps = Pick<CoursesDeps, 'db' | 'media' | 'lessonKinds'>

const atOnce = 50

/** The job: runs until no lesson waits. */
export async function readChangedLessons(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await learning(deps.db)
      .selectFrom('courses.unread_lessons')
      .select(['lesson_id', 'changes'])
      .orderBy('lesson_id')
      .limit(atOnce)
      .execute()
    if (waiting.length === 0) return
    for (const { lesson_id, changes } of waiting) {
      await indexCaptions(deps, lesson_id)
      await learning(deps.db)
        .deleteFrom('courses.unread_lessons')
        .where('lesson_id', '=', lesson_id)
        .where('changes', '=', changes)
        .execute()
    }
  }
}

/** Stores the words of a lesson with their seconds or steps for the search, in place of the former ones. */
async function indexCaptions(deps: Deps, lessonId: string): Promise<void> {
  const lesson = await courses(deps.db)
    .selectFrom('courses.lessons')
    .select(['content', 'version'])
    .where('id', '=', lessonId)
    .executeTakeFirst()
  const kind = lesson && kindOf(deps.lessonKinds, lesson.content.kind)
  const words = lesson ? ((await kind?.words?.(lesson.content, (fileId) => textOf(deps, fileId))) ?? []) : []
  const rows = words.map((one, number) => ({ lesson_id: lessonId, number, ...one }))
  await transaction(deps.db, async (tx) => {
    await courses(tx)
      .selectFrom('courses.lessons')
      .select('id')
      .where('id', '=', lessonId)
      .forUpdate()
      .execute()
    await learning(tx).deleteFrom('courses.cues').where('lesson_id', '=', lessonId).execute()
    for (let from = 0; from < rows.length; from += mostAtOnce)
      await learning(tx)
        .insertInto('courses.cues')
        .values(rows.slice(from, from + mostAtOnce))
        .execute()
  })
}

const mostAtOnce = 2000

/** The text of a captions file; empty when the file is gone. */
async function textOf({ media }: Deps, fileId: string): Promise<string> {
  try {
    return await readText(await openFile(media, fileId))
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}
