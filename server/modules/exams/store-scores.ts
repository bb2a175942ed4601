import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { countsOf, percentOf } from './konkur/konkur.ts'
import { exams } from './tables.ts'

/** Stores how each lesson of these attempts went by their marks as they are; attempts without choices are left out. */
export async function storeScores(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  const attempts = await exams(tx)
    .selectFrom('exams.attempts')
    .select(['id', 'exam_id', 'paper'])
    .where('id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('choices', 'is not', null)
    .execute()
  if (attempts.length === 0) return
  const marks = await exams(tx)
    .selectFrom('exams.marks')
    .select(['attempt_id', 'question_id', 'percent', 'most'])
    .select(sql<boolean>`answer is not null`.as('isAnswered'))
    .where('attempt_id', '=', sql<string>`any(${attempts.map(({ id }) => id)}::uuid[])`)
    .execute()
  const marksOf = Map.groupBy(marks, ({ attempt_id }) => attempt_id)
  const scores = attempts.flatMap(({ id, exam_id, paper }) =>
    paper.sections.map((section) => {
      const asked = new Set(section.questions.map(({ questionId }) => questionId))
      const counts = countsOf((marksOf.get(id) ?? []).filter(({ question_id }) => asked.has(question_id)))
      return { attempt_id: id, section_id: section.id, exam_id, ...counts, percent: percentOf(counts) }
    }),
  )
  await exams(tx)
    .insertInto('exams.konkur_scores')
    .values(scores)
    .onConflict((again) =>
      again.columns(['attempt_id', 'section_id']).doUpdateSet((of) => ({
        right: of.ref('excluded.right'),
        wrong: of.ref('excluded.wrong'),
        empty: of.ref('excluded.empty'),
        percent: of.ref('excluded.percent'),
      })),
    )
    .execute()
}
