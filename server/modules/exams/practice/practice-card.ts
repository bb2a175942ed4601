import type { Tx } from '#platform/database'
import { exams } from '../tables.ts'
import type { Asked } from './published-group.ts'

/** What a person remembers of a question, held until the transaction ends; a new row where there was none. */
export async function lockCard(tx: Tx, { personId, questionId }: Omit<Asked, 'groupId'>, now: Date) {
  await exams(tx)
    .insertInto('exams.practice_cards')
    .values({ person_id: personId, question_id: questionId, due: now })
    .onConflict((known) => known.doNothing())
    .execute()
  return exams(tx)
    .selectFrom('exams.practice_cards')
    .selectAll()
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const cardOf = (tx: Tx, { personId, questionId }: Omit<Asked, 'groupId'>) =>
  exams(tx)
    .updateTable('exams.practice_cards')
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
