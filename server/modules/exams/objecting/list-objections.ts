import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { candidateFor, candidateNumber } from '../marking/answer-to-mark.ts'
import { markedExam } from '../marking/marked-exam.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { countWaiting } from './object-to.ts'

interface ObjectionsAsk extends TaughtExam {
  readonly are: 'waiting' | 'answered'
  readonly cursor?: string | undefined
}

/** Objections to an exam: those that wait, the oldest first, or those answered, the newest first. */
export async function listObjections(db: Db, { are, cursor, ...own }: ObjectionsAsk) {
  const exam = await findTaught(db, own, 'mark')
  const rows = exams(db)
    .selectFrom('exams.objections as o')
    .innerJoin('exams.attempts as a', 'a.id', 'o.attempt_id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .innerJoin('exams.questions as q', 'q.id', 'o.question_id')
    .select(['o.id as objectionId', 'o.question_id as questionId', 'q.excerpt', 'o.state', 'o.at'])
    .select(['p.name', candidateNumber.as('number')])
    .where('o.exam_id', '=', exam.id)
    .where('o.state', are === 'waiting' ? '=' : '!=', 'waiting')
  const [page, waiting, head] = await Promise.all([
    keysetPage(rows, [are === 'waiting' ? asc('o.id') : desc('o.id')], cursor),
    countWaiting(db, exam.id),
    markedExam(db, exam),
  ])
  return {
    ...page,
    ...{ exam: head, waiting },
    items: page.items.map(({ name, number, ...row }) => ({
      ...row,
      candidate: candidateFor(exam.settings, { name, number }),
    })),
  }
}
