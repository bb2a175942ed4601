import type { Attempt } from '@arvand/contracts/exams'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { askedOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { answersOf } from './answers-of.ts'
import { seedOf } from './drawn-paper.ts'
import { findQuestions, questionsIn } from './known-attempts.ts'
import { enteredPaper, toldSections } from './sections.ts'

/** An attempt with its head; undefined when it is somebody else's. */
const readAttempt = (db: Db, attemptId: string, personId: string) =>
  exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.id', 'a.exam_id', 'a.paper', 'a.started_at', 'a.choices'])
    .select(['h.session_id', 'h.sequence', 'h.receipt', 'h.ends_at', 'h.submitted_at', 'h.stopped_at'])
    .leftJoin('exams.results as r', 'r.attempt_id', 'a.id')
    .select(['h.section', 'h.section_ends_at', 'h.reached', 'h.submitted_by', 'r.waiting'])
    .where('a.id', '=', attemptId)
    .where('a.person_id', '=', personId)
    .executeTakeFirst()
export type FoundAttempt = NonNullable<Awaited<ReturnType<typeof readAttempt>>>

/** Pure: how far an attempt is, before anything of its marks is told. */
export function attemptStateOf({
  submitted_at,
  submitted_by,
  waiting,
}: Pick<FoundAttempt, 'submitted_at' | 'submitted_by' | 'waiting'>): Attempt['state'] {
  if (submitted_at === null) return 'inProgress'
  if (waiting === 0) return 'marked'
  return submitted_by === 'clock' ? 'timedOut' : 'submitted'
}

/** An attempt that is there for certain. */
export async function needAttempt(db: Db, attemptId: string, personId: string): Promise<FoundAttempt> {
  const row = await readAttempt(db, attemptId, personId)
  if (!row) throw new Error(`attempt ${attemptId} is gone`)
  return row
}

/** An attempt with its head; one of somebody else is not found. */
export const findAttempt = async (db: Db, attemptId: string, personId: string): Promise<FoundAttempt> =>
  (await readAttempt(db, attemptId, personId)) ?? refuse('exams.unknown-attempt')

/** The exam of an attempt; it stays as long as the attempt does. */
export const examOf = (db: Db, { exam_id }: Pick<FoundAttempt, 'exam_id'>) =>
  exams(db)
    .selectFrom('exams.exams')
    .select(['id', 'title', 'settings', 'published_at', 'opens_at', 'closes_at', 'extended_to'])
    .where('id', '=', exam_id)
    .executeTakeFirstOrThrow()

/** The questions of an attempt, whole, with what each is worth there. */
export async function questionsOf(db: Db, { id, paper }: Pick<FoundAttempt, 'id' | 'paper'>) {
  const places = questionsIn(paper)
  const contents = await findQuestions(db, places)
  return places.map(({ questionId, version, points }) => {
    const question = contents.get(`${questionId} ${version}`)
    if (!question) throw new Error(`question ${questionId} has no version ${version}`)
    return {
      questionId,
      question: { ...question, points },
      seed: seedOf({ id, seed: paper.seed }, questionId),
    }
  })
}

/**
 * An attempt as its candidate gets it: nothing of the key, and nothing of sections that were not entered, unless the
 * whole of it is reviewed.
 */
export async function showAttempt(db: Db, row: FoundAttempt, now: Date, isWhole = false) {
  const paper = isWhole ? row.paper : enteredPaper(row.paper, row)
  const [questions, current] = await Promise.all([
    questionsOf(db, { id: row.id, paper }),
    answersOf(db, row.id),
  ])
  return {
    id: row.id,
    examId: row.exam_id,
    state: attemptStateOf(row),
    startedAt: row.started_at,
    endsAt: row.ends_at,
    submittedAt: row.submitted_at,
    serverTime: now,
    questions: questions.map(({ questionId, question, seed }) => askedOf(questionId, question, seed)),
    sections: toldSections(row.paper, row, isWhole),
    answers: current.answers,
    flagged: current.flagged,
    sequence: row.sequence,
    receipt: row.receipt,
  }
}
