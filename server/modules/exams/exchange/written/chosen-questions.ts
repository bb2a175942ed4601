import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { isWithin, treeOf } from '../../bank/categories.ts'
import { exams } from '../../tables.ts'
import { mostQuestions } from '../drafts/most-questions.ts'

interface Wished {
  readonly questionIds?: readonly string[] | undefined
  readonly categoryId?: string | undefined
}

/** The ids of the questions that a file shall hold, category by category. */
export async function chosenQuestions(tx: Tx, ownerId: string, { questionIds, categoryId }: Wished) {
  const wished = questionIds && [...new Set(questionIds)]
  let rows = exams(tx)
    .selectFrom('exams.questions as q')
    .leftJoin('exams.categories as c', 'c.id', 'q.category_id')
    .select('q.id')
    .where('q.owner_id', '=', ownerId)
    .where('q.removed_at', 'is', null)
    .orderBy('c.position')
    .orderBy('q.id')
    .limit(mostQuestions + 1)
  if (wished) rows = rows.where('q.id', 'in', wished)
  else if (categoryId === 'none') rows = rows.where('q.category_id', 'is', null)
  else if (categoryId !== undefined) {
    const tree = await treeOf(tx, ownerId)
    if (!tree.some(({ id }) => id === categoryId)) refuse('exams.unknown-category')
    const within = tree.filter(({ id }) => isWithin(tree, id, categoryId)).map(({ id }) => id)
    rows = rows.where('q.category_id', 'in', within)
  }
  const found = (await rows.execute()).map(({ id }) => id)
  if (wished && found.length < wished.length) refuse('exams.unknown-question')
  if (found.length === 0) refuse('exams.nothing-to-export')
  return found.length > mostQuestions ? refuse('exams.too-many-to-export') : found
}
