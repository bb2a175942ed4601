import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { ensureCategories, pathKey, requireCategory } from '../bank/categories.ts'
import { insertFirstVersions, insertQuestions } from '../bank/insert-questions.ts'
import { holdFilesOfNew } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { lockExchange, readQuestions } from './exchange-queries.ts'

export interface WishedImport {
  readonly exchangeId: string
  readonly categoryId: string | null
  readonly withCategories: boolean
  readonly asVersions: boolean
}

const atOnce = 100

/** Puts the questions that were read into the bank of the person: all of them, or none. */
export const confirmImport = (
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  wished: WishedImport,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId } = request
      const { exchangeId, categoryId } = wished
      const { id, state } = await lockExchange(tx, { exchangeId, personId })
      if (state !== 'read') refuse('exams.exchange-over')
      await requireCategory(tx, personId, categoryId)
      const author = { ownerId: personId, now: clock.now() }
      const counts = await bringIn(tx, author, wished)
      await exams(tx)
        .updateTable('exams.question_exchanges')
        .set({
          ...{ state: 'done', category_id: categoryId, questions: counts.questions },
          ...{ stored_file_ids: [], changed_at: author.now },
        })
        .where('id', '=', id)
        .execute()
      await exams(tx).deleteFrom('exams.imported_questions').where('exchange_id', '=', id).execute()
      return { ...counts, categoryId }
    }),
  )

async function bringIn(tx: Tx, author: { ownerId: string; now: Date }, wished: WishedImport) {
  const { exchangeId, categoryId, withCategories, asVersions } = wished
  const categories = withCategories ? await categoriesOf(tx, author.ownerId, wished) : new Map()
  const counts = { questions: 0, versions: 0 }
  for (;;) {
    const rows = await readQuestions(tx, exchangeId, { from: counts.questions, most: atOnce })
    if (rows.length === 0) return counts
    const news = rows.map(({ content: question, tags, category }) => ({
      ...{ question, tags },
      categoryId: categories.get(pathKey(category)) ?? categoryId,
    }))
    const made = await insertQuestions(tx, author, news)
    await holdFilesOfNew(tx, author.ownerId, made)
    const complete = asVersions ? made.filter(({ isComplete }) => isComplete) : []
    await insertFirstVersions(tx, author, complete)
    counts.questions += rows.length
    counts.versions += complete.length
  }
}

async function categoriesOf(tx: Tx, ownerId: string, { exchangeId, categoryId }: WishedImport) {
  const rows = await exams(tx)
    .selectFrom('exams.imported_questions')
    .select('category')
    .where('exchange_id', '=', exchangeId)
    .where(sql<boolean>`cardinality(category) > 0`)
    .groupBy('category')
    .orderBy(({ fn }) => fn.min('position'))
    .execute()
  return ensureCategories(
    tx,
    ownerId,
    categoryId,
    rows.map(({ category }) => category),
  )
}
