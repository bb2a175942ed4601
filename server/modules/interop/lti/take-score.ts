import { mostWhole } from '@arvand/contracts/page'
import { z } from 'zod'
import { type Db, transaction } from '#platform/database'
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

/** The line item of a lesson, for its own tool alone. */
export async function showLineItem(db: Db, lessonId: string, toolId: string) {
  const row = await toolLessons(db)
    .select(['lesson.title', 'link.most', 'lesson.course_id'])
    .where('lesson.id', '=', lessonId)
    .where('link.tool_id', '=', toolId)
    .where('link.most', 'is not', null)
    .executeTakeFirst()
  return row && { label: row.title, scoreMaximum: Number(row.most), courseId: row.course_id }
}

/** Keeps a learner's mark. An older one than is kept changes nothing. */
export async function takeScore(
  { db }: Pick<InteropDeps, 'db'>,
  { lessonId, toolId }: { readonly lessonId: string; readonly toolId: string },
  given: Score,
): Promise<'taken' | 'older' | 'unknown'> {
  return transaction(db, async (tx) => {
    const item = await showLineItem(tx, lessonId, toolId)
    if (!item || !(await isLearner(tx, item.courseId, given.userId))) return 'unknown'
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

/** The marks of a lesson as its tool reads them back. */
export async function listResults(db: Db, lessonId: string, personId: string | undefined) {
  const rows = await interop(db)
    .selectFrom('interop.tool_scores')
    .select(['person_id as userId', 'points', 'most', 'comment'])
    .where('lesson_id', '=', lessonId)
    .$if(personId !== undefined, (all) => all.where('person_id', '=', personId ?? ''))
    .orderBy('person_id')
    .limit(mostWhole)
    .execute()
  return rows.map(({ userId, points, most, comment }) => ({
    userId,
    ...(points === null ? {} : { resultScore: Number(points), resultMaximum: Number(most) }),
    comment,
  }))
}

const isLearner = async (db: Db, courseId: string, personId: string): Promise<boolean> =>
  (await interop(db)
    .selectFrom('courses.learners')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .where('state', 'in', ['active', 'completed'])
    .executeTakeFirst()) !== undefined
