import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { kindOf } from '../question-kinds/all-kinds.ts'
import { askedOf } from '../questions.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { seedOf } from '../taking/drawn-paper.ts'
import { findQuestions, questionsIn } from '../taking/known-attempts.ts'
import { toldUncounted, uncountedAnswers } from '../taking/uncounted-answers.ts'
import { candidateFor, candidateNumber } from './answer-to-mark.ts'
import { markedExam } from './marked-exam.ts'

/** Answers that came too late and do not count, the newest first. */
export async function listLate(db: Db, own: TaughtExam, cursor?: string) {
  const exam = await findTaught(db, own, 'mark')
  const rows = uncountedAnswers(db, { examId: exam.id })
    .innerJoin('exams.attempts as a', 'a.id', 'u.attempt_id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .selectAll('u')
    .select(['p.name', 'a.paper', candidateNumber.as('number')])
  const [page, head] = await Promise.all([
    keysetPage(rows, [desc('u.at', 'instant'), desc('u.id'), desc('u.question_id')], cursor),
    markedExam(db, exam),
  ])
  const asked = page.items.map(({ paper, question_id }) =>
    questionsIn(paper).find(({ questionId }) => questionId === question_id),
  )
  const questions = await findQuestions(
    db,
    asked.filter((one) => one !== undefined),
  )
  return {
    ...page,
    exam: head,
    items: page.items.flatMap((row, at) => {
      const { attempt_id: attemptId, question_id: questionId, paper } = row
      const question = questions.get(`${questionId} ${asked[at]?.version}`)
      if (!question) return []
      const seed = seedOf({ id: attemptId, seed: paper.seed }, questionId)
      return [
        {
          attemptId,
          candidate: candidateFor(exam.settings, row),
          question: askedOf(questionId, question, seed),
          isByHand: kindOf(question).byHand === true,
          ...toldUncounted(row, { question, seed }),
        },
      ]
    }),
  }
}

/** How many there are. */
export async function countLate(db: Db, examId: string): Promise<number> {
  const row = await uncountedAnswers(db, { examId })
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
