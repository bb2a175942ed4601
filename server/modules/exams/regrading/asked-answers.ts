import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { negativeOf, type PooledQuestion } from '../exam.ts'
import { candidateNumber } from '../marking/answer-to-mark.ts'
import { markedOf } from '../questions.ts'
import { type Regrade, remarked } from '../rulings/regrade.ts'
import type { TaughtRow } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { seedOf } from '../taking/drawn-paper.ts'
import { findQuestions } from '../taking/known-attempts.ts'
import { percentIn } from '../taking/submit-attempt.ts'

/** A question of an exam in the version that it asks; one that the exam does not ask is not found. */
export async function askedQuestion(
  db: Db,
  { paper }: Pick<TaughtRow, 'paper'>,
  questionId: string,
): Promise<Question> {
  const pool = (paper?.sections ?? []).flatMap(({ slots }) => slots.flatMap((slot) => slot.pool))
  const asked = pool.find((one) => one.questionId === questionId) ?? refuse('exams.unknown-question')
  const [question] = (await findQuestions(db, [asked])).values()
  return question ?? refuse('exams.unknown-question')
}

/** The marked answers to a question of an exam, with what their attempts come to. */
export async function answersTo(db: Db, examId: string, questionId: string) {
  const rows = await exams(db)
    .selectFrom('exams.marks as m')
    .innerJoin('exams.attempts as a', 'a.id', 'm.attempt_id')
    .innerJoin('exams.results as r', 'r.attempt_id', 'a.id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .leftJoin('exams.objections as o', (join) =>
      join
        .onRef('o.attempt_id', '=', 'm.attempt_id')
        .onRef('o.question_id', '=', 'm.question_id')
        .on('o.state', '=', 'accepted'),
    )
    .select(['a.id', 'p.name', candidateNumber.as('number'), 'm.answer', 'm.points', 'm.most'])
    .select(['r.points as allPoints', 'r.most as allMost', 'o.points as ownPoints'])
    // The paper of an attempt has all its questions; only this one is wanted.
    .select(
      sql<PooledQuestion>`jsonb_path_query_first(a.paper,
        '$.sections[*].questions[*] ? (@.questionId == $id)', jsonb_build_object('id', ${questionId}::text))`.as(
        'asked',
      ),
    )
    .select(sql<string | null>`a.paper ->> 'seed'`.as('seed'))
    .where('r.exam_id', '=', examId)
    .where('m.question_id', '=', questionId)
    .execute()
  const versions = await findQuestions(
    db,
    rows.map(({ asked }) => asked),
  )
  return rows.map(({ asked, ...row }) => {
    const question = versions.get(`${questionId} ${asked.version}`)
    if (!question) throw new Error(`question ${questionId} has no version ${asked.version}`)
    return { ...row, questionId, question, worth: asked.points }
  })
}
export type MarkedRow = Awaited<ReturnType<typeof answersTo>>[number]

export interface Change {
  readonly attemptId: string
  readonly name: string
  readonly number: number
  readonly mark: ReturnType<typeof remarked>
  readonly oldPoints: number
  readonly oldMost: number
  readonly newPoints: number
  readonly newMost: number
}

/** Pure: the attempts that a regrade changes, with what they would come to. */
export function changesBy(
  regrade: Regrade,
  rows: readonly MarkedRow[],
  settings: Parameters<typeof negativeOf>[0],
): Change[] {
  return rows.flatMap((row) => {
    const mark = remarked(regrade, {
      ...{ kind: row.question.kind, value: row.answer, ownPoints: row.ownPoints, worth: row.worth },
      percent: keyPercent(row, settings),
    })
    if (mark.points === row.points && mark.most === row.most) return []
    const [oldPoints, oldMost] = [row.allPoints, row.allMost]
    return [
      {
        ...{ attemptId: row.id, name: row.name, number: row.number, mark, oldPoints, oldMost },
        newPoints: oldPoints - row.points + mark.points,
        newMost: oldMost - row.most + mark.most,
      },
    ]
  })
}

function keyPercent(row: MarkedRow, settings: Parameters<typeof negativeOf>[0]): number | null {
  const { questionId, question, answer, worth } = row
  const { percent, verdict } = markedOf({ ...question, points: worth }, answer, seedOf(row, questionId))
  return percentIn(negativeOf(settings), question, { percent, isEmpty: verdict === 'empty' })
}

/** Pure: whether an answer is right by the key of its question alone. */
export const isRightByKey = (question: Question, value: AnswerValue, seed: string): boolean =>
  (markedOf(question, value, seed).percent ?? 0) >= 100
