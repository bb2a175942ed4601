import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { bookletOf } from '../konkur/konkur.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { questionsOf } from '../taking/show-attempt.ts'
import { fixedPaper } from './paper.ts'

/** A published exam with the questions of its paper; in Konkur mode those of one field. */
export async function findPaper(db: Db, own: TaughtExam, field?: string) {
  const exam = await findTaught(db, own, 'mark')
  if (exam.published_at === null || !exam.paper) return refuse('exams.not-published')
  const fields = exam.settings.konkur?.fields ?? []
  const chosen = fields.find(({ id }) => id === field) ?? fields[0]
  const asked = chosen ? bookletOf(exam.paper, chosen) : exam.paper
  const paper = fixedPaper(asked) ?? refuse('exams.paper-draws')
  // Options stand in the order in which they were written: the paper is the same for everybody.
  const questions = (await questionsOf(db, { id: exam.id, paper })).map((one) => ({
    ...one,
    question: 'shuffle' in one.question ? { ...one.question, shuffle: false } : one.question,
  }))
  return { exam, paper, questions, field: chosen }
}
