import type { Criterion } from '@arvand/contracts/lesson-content'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'
import { filesOfAnswer } from '../taking/answer-files.ts'
import { seedOf } from '../taking/drawn-paper.ts'
import { findQuestions, questionsIn } from '../taking/known-attempts.ts'

export interface AnswerPlace {
  readonly examId: string
  readonly attemptId: string
  readonly questionId: string
}

/** An answer that a person marks, with its question in the version that was asked. */
export async function findAnswerToMark(db: Db, { examId, attemptId, questionId }: AnswerPlace) {
  const row = await exams(db)
    .selectFrom('exams.marks as m')
    .innerJoin('exams.attempts as a', 'a.id', 'm.attempt_id')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .select(['a.id', 'a.paper', 'a.person_id', 'p.name', 'h.submitted_at', 'm.answer', 'm.most', 'm.percent'])
    .select(['m.late_seconds', 'm.points', 'm.markers'])
    .select((of) =>
      of
        .selectFrom('exams.markings as t')
        .select('t.marker_id')
        .whereRef('t.attempt_id', '=', 'm.attempt_id')
        .whereRef('t.question_id', '=', 'm.question_id')
        .where('t.part', '=', 'first')
        .orderBy('t.at', 'desc')
        .limit(1)
        .as('firstId'),
    )
    .where('a.exam_id', '=', examId)
    .where('a.id', '=', attemptId)
    .where('m.question_id', '=', questionId)
    .executeTakeFirst()
  const asked = row && questionsIn(row.paper).find((one) => one.questionId === questionId)
  if (!row?.submitted_at || !asked) return refuse('exams.nothing-to-mark')
  const [question] = (await findQuestions(db, [asked])).values()
  if (question?.kind !== 'essay' && question?.kind !== 'file') return refuse('exams.nothing-to-mark')
  return {
    ...row,
    submittedAt: row.submitted_at,
    question,
    rubric: question.rubric as readonly Criterion[],
    seed: seedOf({ id: attemptId, seed: row.paper.seed }, questionId),
    answer: typeof row.answer === 'string' ? row.answer : null,
    fileIds: filesOfAnswer(question, row.answer),
  }
}

/** Marks of what a person marks: those that wait and those that a person gave. */
export const markedByHand = sql<boolean>`(m.percent is null or m.marked_at is not null)`

/** The number that stands for a candidate where names are hidden: the same on every screen, telling nothing else. */
export const candidateNumber = sql<number>`(('x' || substr(md5(a.id::text), 1, 6))::bit(24)::integer % 9000 + 1000)`

/** Pure: a candidate as who marks sees them. */
export const candidateFor = (
  { anonymousMarking }: { readonly anonymousMarking: boolean },
  { name, number }: { readonly name: string; readonly number: number },
) => ({ name: anonymousMarking ? null : name, number })
