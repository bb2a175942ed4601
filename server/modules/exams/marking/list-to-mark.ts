import { type MarkingState, markingState } from '@arvand/contracts/teacher/exam-marking'
import { sql } from 'kysely'
import { mayDo } from '#modules/courses'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { candidateFor, candidateNumber, markedByHand } from './answer-to-mark.ts'
import { markedExam } from './marked-exam.ts'
import { turnsOf } from './whose-turn.ts'

/** The questions of an exam that a person marks, with how many answers wait and how many are marked. */
const questionsToMark = (db: Db, { examId, personId }: TaughtExam) => {
  const turns = turnsOf(personId)
  const count = (state: MarkingState) => sql<number>`count(*) filter (where ${turns[state]})`.as(state)
  return exams(db)
    .selectFrom((from) =>
      from
        .selectFrom('exams.marks as m')
        .innerJoin('exams.attempts as a', 'a.id', 'm.attempt_id')
        .select('m.question_id as questionId')
        .select(({ fn }) => fn.max('m.most').as('most'))
        .select(markingState.options.map(count))
        .where('a.exam_id', '=', examId)
        .where(markedByHand)
        .groupBy('m.question_id')
        .as('t'),
    )
    .innerJoin('exams.questions as q', 'q.id', 't.questionId')
    .select(['t.questionId', 't.most', 't.waiting', 't.elsewhere', 't.differing', 't.marked', 'q.excerpt'])
}

export async function listToMark(db: Db, own: TaughtExam, cursor?: string) {
  const exam = await findTaught(db, own, 'mark')
  const [page, head, markers] = await Promise.all([
    keysetPage(questionsToMark(db, own), [asc('t.questionId')], cursor),
    markedExam(db, exam),
    exam.settings.doubleMarking ? countMarkers(db, exam.course_id) : null,
  ])
  return { ...page, exam: head, markers }
}

async function countMarkers(db: Db, courseId: string): Promise<number> {
  const staff = await exams(db)
    .selectFrom('courses.course_staff')
    .select(['role', 'rights'])
    .where('course_id', '=', courseId)
    .execute()
  return staff.filter((member) => mayDo(member, 'mark')).length
}

export interface AnswersAsk extends TaughtExam {
  readonly questionId: string
  readonly are: MarkingState
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
    .where(turnsOf(personId)[ask.are])
  const [page, question, head] = await Promise.all([
    keysetPage(rows, [asc('a.id')], ask.cursor),
    questionsToMark(db, { examId, personId }).where('t.questionId', '=', ask.questionId).executeTakeFirst(),
    markedExam(db, exam),
  ])
  return {
    ...page,
    exam: head,
    question: question ?? refuse('exams.nothing-to-mark'),
    isDouble: Boolean(exam.settings.doubleMarking),
    items: page.items.map((row) => ({
      attemptId: row.id,
      candidate: candidateFor(exam.settings, row),
      submittedAt: row.submitted_at ?? new Date(0),
      points: row.percent === null ? null : row.points,
    })),
  }
}

/** How many answers to a question are in this state for a person, and the attempt whose answer comes next. */
export async function nextToMark(
  db: Db,
  { personId, are, ...place }: Omit<AnswersAsk, 'cursor'>,
  besides: string,
): Promise<{ waiting: number; nextId: string | null }> {
  const waiting = answersTo(db, place).where(turnsOf(personId)[are])
  const [{ count }, after, first] = await Promise.all([
    waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting.select('a.id').where('a.id', '>', besides).orderBy('a.id').limit(1).executeTakeFirst(),
    waiting.select('a.id').where('a.id', '<', besides).orderBy('a.id').limit(1).executeTakeFirst(),
  ])
  return { waiting: count, nextId: after?.id ?? first?.id ?? null }
}
