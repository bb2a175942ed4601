import type { Question } from '@arvand/contracts/questions'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { exams } from '../tables.ts'
import { columnsOf } from './question-row.ts'

export interface NewQuestion {
  readonly categoryId: string | null
  readonly question: Question
  readonly tags: string[]
}

interface Author {
  readonly ownerId: string
  readonly now: Date
}

interface InsertedQuestion extends NewQuestion {
  readonly id: string
  readonly isComplete: boolean
}

/** One for each that was given. */
type Inserted<Given extends readonly NewQuestion[]> = { readonly [At in keyof Given]: InsertedQuestion }

/** Puts questions into a bank, as drafts. */
export async function insertQuestions<const Given extends readonly NewQuestion[]>(
  tx: Tx,
  { ownerId, now }: Author,
  questions: Given,
): Promise<Inserted<Given>> {
  const rows = questions.map((given) => ({ given, id: newId(), columns: columnsOf(given.question) }))
  await exams(tx)
    .insertInto('exams.questions')
    .values(
      rows.map(({ given: { categoryId, tags }, id, columns }) => ({
        ...{ id, owner_id: ownerId, category_id: categoryId, tags, created_at: now, changed_at: now },
        ...columns,
      })),
    )
    .execute()
  return rows.map(({ given, id, columns }) => ({
    ...given,
    id,
    isComplete: columns.why_not_ask === null,
  })) as unknown as Inserted<Given>
}

/** Stores the drafts of new questions as their first versions. They must be complete. */
export async function insertFirstVersions(
  tx: Tx,
  { ownerId, now }: Author,
  questions: readonly InsertedQuestion[],
): Promise<void> {
  if (questions.length === 0) return
  await exams(tx)
    .insertInto('exams.question_versions')
    .values(
      questions.map(({ id, question }) => ({
        ...{ question_id: id, version: 1, by_id: ownerId, at: now },
        content: JSON.stringify(question),
      })),
    )
    .execute()
  await exams(tx)
    .updateTable('exams.questions')
    .set({ version: 1, is_changed: false })
    .where(
      'id',
      'in',
      questions.map(({ id }) => id),
    )
    .execute()
}
