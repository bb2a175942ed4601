import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { candidateFor, candidateNumber, markedByHand } from './answer-to-mark.ts'
import { markedExam } from './marked-exam.ts'

/** The questions of an exam that a person marks, with how many answers wait and how many are marked. */
const questionsToMark = (db: Db, examId: string) =>
  exams(db)
    .selectFrom((from) =>
      from
        .selectFrom('exams.marks as m')
        .innerJoin('exams.attempts as a', 'a.id', 'm.attempt_id')
        .select('m.question_id as questionId')
        .select(({ fn }) => fn.max('m.most').as('most'))
        .select(sql<number>`count(*) filter (where m.percent is null)`.as('waiting'))
        .select(sql<number>`count(*) filter (where m.percent is not null)`.as('marked'))
        .where('a.exam_id', '=', examId)
        .where(markedByHand)
        .groupBy('m.question_id')
        .as('t'),
    )
    .innerJoin('exams.questions as q', 'q.id', 't.questionId')
    .select(['t.questionId', 't.most', 't.waiting', 't.marked', 'q.excerpt'])

export async function listToMark(db: Db, own: TaughtExam, cursor?: string) {
  const exam = await findTaught(db, own, 'mark')
  const [page, head] = await Promise.all([
    keysetPage(questionsToMark(db, exam.id), [asc('t.questionId')], cursor),
    markedExam(db, exam),
  ])
  return { ...page, exam: head }
}

export interface AnswersAsk extends TaughtExam {
  readonly questionId: string
  readonly are: 'waiting' | 'marked'
  readonly cursor?: string | undefined
}

const answersTo = (db: Db, { examId, questionId }: Pick<AnswersAsk, 'examId' | 'questionId'>) =>
  exams(db)
    .selectFrom('exams.marks as m')
    .innerJoin('exams.attempts as a', 'a.id', 'm.attempt_id')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .where('a.exam_id', '=', examId)
    .where('m.question_id', '=', questionId)

/** Answers to a question, the earliest attempt first. */
export async function listAnswersToMark(db: Db, { examId, personId, ...ask }: AnswersAsk) {
  const exam = await findTaught(db, { examId, personId }, 'mark')
  const rows = answersTo(db, { examId, questionId: ask.questionId })
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .select(['a.id', 'p.name', 'm.points', 'm.percent', 'h.submitted_at', candidateNumber.as('number')])
    .where(ask.are === 'waiting' ? sql<boolean>`m.percent is null` : sql<boolean>`m.marked_at is not null`)
  const [page, question, head] = await Promise.all([
    keysetPage(rows, [asc('a.id')], ask.cursor),
    questionsToMark(db, exam.id).where('t.questionId', '=', ask.questionId).executeTakeFirst(),
    markedExam(db, exam),
  ])
  return {
    ...page,
    exam: head,
    question: question ?? refuse('exams.nothing-to-mark'),
    items: page.items.map((row) => ({
      attemptId: row.id,
      candidate: candidateFor(exam.settings, row),
      submittedAt: row.submitted_at ?? new Date(0),
      points: row.percent === null ? null : row.points,
    })),
  }
}

/** How many answers to a question wait, and the attempt whose answer waits next. */
export async function nextToMark(
  db: Db,
  place: Pick<AnswersAsk, 'examId' | 'questionId'>,
  besides: string,
): Promise<{ waiting: number; nextId: string | null }> {
  const waiting = answersTo(db, place).where('m.percent', 'is', null)
  const [{ count }, after, first] = await Promise.all([
    waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting.select('a.id').where('a.id', '>', besides).orderBy('a.id').limit(1).executeTakeFirst(),
    waiting.select('a.id').where('a.id', '<', besides).orderBy('a.id').limit(1).executeTakeFirst(),
  ])
  return { waiting: count, nextId: after?.id ?? first?.id ?? null }
}
