import { mostWhole } from '@arvand/contracts/page'
import { z } from 'zod'
import { type Db, transaction } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { InteropDeps } from '../deps.ts'
import { toolLessons } from '../lesson-kinds/tool/tool-lessons.ts'
import { interop } from '../tables.ts'

/** A score as a tool posts it (LTI Assignment and Grade Services 2.0). */
export const score = z.object({
  userId: z.uuid(),
  scoreGiven: z.number().min(0).max(1_000_000).optional(),
  scoreMaximum: z.number().positive().max(1_000_000).optional(),
  activityProgress: z.enum(['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']),
  gradingProgress: z.enum(['FullyGraded', 'Pending', 'PendingManual', 'Failed', 'NotReady']),
  timestamp: z.iso.datetime({ offset: true }),
  comment: z.string().max(2000).default(''),
})
type Score = z.output<typeof score>

/** The line item of a lesson, for its own tool alone, while that is open: a token outlives its closing. */
export async function showLineItem(db: Db, lessonId: string, toolId: string) {
  const row = await toolLessons(db)
    .innerJoin('interop.tools as tool', 'tool.id', 'link.tool_id')
    .select(['lesson.title', 'link.most', 'lesson.course_id'])
    .where('lesson.id', '=', lessonId)
    .where('link.tool_id', '=', toolId)
    .where('link.most', 'is not', null)
    .where('tool.closed_at', 'is', null)
    .executeTakeFirst()
  return row && { label: row.title, scoreMaximum: Number(row.most), courseId: row.course_id }
}

/** Keeps a learner's mark. An older one than is kept changes nothing. */
export async function takeScore(
  { db, clock }: Pick<InteropDeps, 'db' | 'clock'>,
  { lessonId, toolId }: { readonly lessonId: string; readonly toolId: string },
  given: Score,
): Promise<'taken' | 'older' | 'unknown'> {
  return transaction(db, async (tx) => {
    const item = await showLineItem(tx, lessonId, toolId)
    if (!item || !(await isLearner(tx, item.courseId, given.userId, clock.now()))) return 'unknown'
    const isMarked = given.gradingProgress === 'FullyGraded' && given.scoreGiven !== undefined
    const kept = {
      points: isMarked ? (given.scoreGiven ?? null) : null,
      most: given.scoreMaximum ?? item.scoreMaximum,
      comment: given.comment,
      at: new Date(given.timestamp),
    }
    const taken = await interop(tx)
      .insertInto('interop.tool_scores')
      .values({ lesson_id: lessonId, person_id: given.userId, ...kept })
      .onConflict((twin) =>
        twin
          .columns(['lesson_id', 'person_id'])
          .doUpdateSet(kept)
          .where('interop.tool_scores.at', '<', kept.at),
      )
      .returning('person_id')
      .executeTakeFirst()
    return taken ? 'taken' : 'older'
  })
}

/** What a tool asks of results; `after` is ours, and stands in the address of the next page. */
export const resultsAsk = z.object({
  user_id: z.string().optional(),
  limit: z.coerce.number().int().min(1).catch(mostWhole),
  after: z.uuid().optional(),
})

/** A page of the marks of a lesson as its tool reads them back, and after whom the next one begins. */
export async function listResults(
  db: Db,
  lessonId: string,
  { user_id, limit, after }: z.output<typeof resultsAsk>,
) {
  const size = Math.min(limit, mostWhole)
  // Who is none of ours has no mark.
  if (user_id !== undefined && !z.uuid().safeParse(user_id).success) return { results: [], next: null }
  const all = interop(db)
    .selectFrom('interop.tool_scores')
    .select(['person_id as userId', 'points', 'most', 'comment'])
    .where('lesson_id', '=', lessonId)
    .$if(user_id !== undefined, (of) => of.where('person_id', '=', user_id ?? ''))
  const rows = await keysetQuery(all, [asc('person_id')], after ? [after] : null, size + 1).execute()
  const page = rows.slice(0, size)
  return {
    results: page.map(({ userId, points, most, comment }) => ({
      userId,
      ...(points === null ? {} : { resultScore: Number(points), resultMaximum: Number(most) }),
      comment,
    })),
    next: rows.length > size ? { after: page.at(-1)?.userId ?? '', limit: size } : null,
  }
}

const isLearner = async (db: Db, courseId: string, personId: string, now: Date): Promise<boolean> =>
  (await interop(db)
    .selectFrom('courses.learners')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .where('state', 'in', ['active', 'completed'])
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .executeTakeFirst()) !== undefined
