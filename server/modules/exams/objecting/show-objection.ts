import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import { excerptOf } from '../bank/question-row.ts'
import type { ExamsDeps } from '../deps.ts'
import { candidateFor, candidateNumber } from '../marking/answer-to-mark.ts'
import { markedExam } from '../marking/marked-exam.ts'
import { askedOf, markedOf, storedAnswer } from '../questions.ts'
import { mayRegrade } from '../rulings/regrade.ts'
import { findTaught } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { seedOf } from '../taking/drawn-paper.ts'
import { filesTold } from '../taking/files-told.ts'
import { findQuestions, questionsIn } from '../taking/known-attempts.ts'
import { toldUncounted, uncountedOf } from '../taking/uncounted-answers.ts'

export interface ObjectionPlace {
  readonly examId: string
  readonly objectionId: string
}

/** An objection with the mark that it is about; one of another exam is not found. */
export async function findObjection(db: Db, { examId, objectionId }: ObjectionPlace) {
  const row = await exams(db)
    .selectFrom('exams.objections as o')
    .innerJoin('exams.attempts as a', 'a.id', 'o.attempt_id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .innerJoin('exams.marks as m', (join) =>
      join.onRef('m.attempt_id', '=', 'o.attempt_id').onRef('m.question_id', '=', 'o.question_id'),
    )
    .select(['o.id', 'o.attempt_id', 'o.question_id', 'o.text', 'o.at', 'o.state'])
    .select(['o.answer as reply', 'o.answered_at', 'a.person_id', 'a.paper'])
    .select(['m.answer as given', 'm.points', 'm.most', 'p.name', candidateNumber.as('number')])
    .where('o.id', '=', objectionId)
    .where('o.exam_id', '=', examId)
    .executeTakeFirst()
  const asked = row && questionsIn(row.paper).find((one) => one.questionId === row.question_id)
  if (!row || !asked) return refuse('exams.unknown-objection')
  const [question] = (await findQuestions(db, [asked])).values()
  return question
    ? { ...row, question: { ...question, points: asked.points } }
    : refuse('exams.unknown-objection')
}

/** An objection as who marks the exam sees it, with the receipts of the saves of its answer. */
export async function showObjection(deps: ExamsDeps, place: ObjectionPlace, actor: Actor) {
  const { db } = deps
  const exam = await findTaught(db, { examId: place.examId, personId: actor.personId }, 'mark')
  const found = await findObjection(db, place)
  const { attempt_id: attemptId, question_id: questionId, question } = found
  const seed = seedOf({ id: attemptId, seed: found.paper.seed }, questionId)
  const asked = askedOf(questionId, question, seed)
  const given = storedAnswer(question, found.given, seed)
  const { correct } = markedOf(question, given, seed)
  const [head, saves, nextId, files, late] = await Promise.all([
    markedExam(db, exam),
    savesOf(db, attemptId, questionId),
    nextObjection(db, place),
    filesFor(deps, filesTold({ ...asked, correct }), actor),
    uncountedOf(db, attemptId),
  ])
  return {
    exam: head,
    ...{ objectionId: found.id, attemptId, files, saves, nextId, correct, given },
    candidate: candidateFor(exam.settings, found),
    question: { ...asked, excerpt: excerptOf(asked.text) },
    ...{ points: found.points, most: found.most, text: found.text, at: found.at },
    ...{ state: found.state, answer: found.reply, answeredAt: found.answered_at },
    uncounted: (late.get(questionId) ?? []).map((one) => toldUncounted(one, { question, seed })),
    mayRegrade: mayRegrade(question.kind),
  }
}

/** The saves that have an answer to this question, with what each says and its receipt. */
async function savesOf(db: Db, attemptId: string, questionId: string) {
  const rows = await exams(db)
    .selectFrom('exams.saves')
    .select(['sequence', 'at', 'answers', 'receipt'])
    .where('attempt_id', '=', attemptId)
    .orderBy('sequence')
    .execute()
  return rows.flatMap(({ answers, ...save }) =>
    answers
      .filter((one) => one.questionId === questionId)
      .slice(-1)
      .map(({ value }) => ({ ...save, value })),
  )
}

/** The objection to the same exam that waits next. */
export async function nextObjection(db: Db, { examId, objectionId }: ObjectionPlace): Promise<string | null> {
  const next = await exams(db)
    .selectFrom('exams.objections')
    .select('id')
    .where('exam_id', '=', examId)
    .where('state', '=', 'waiting')
    .where('id', '!=', objectionId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
