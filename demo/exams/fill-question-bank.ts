import { type Tx, transaction } from '#platform/database'
import { exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId, idIn } from '../ids.ts'
import { categories, parabola, questions } from './bank.ts'
import { storeCategory, storePicture, storeQuestions } from './store-questions.ts'

const hour = 3_600_000

/** Fills the question bank of the demo's teacher. */
export async function fillQuestionBank(deps: DemoDeps): Promise<void> {
  const { db, clock } = deps
  const teacher = await exams(db)
    .selectFrom('identity.people')
    .select('id')
    .where('handle', '=', 'arman-kazemi')
    .executeTakeFirstOrThrow()
  const ownerId = teacher.id
  const pictureId = await storePicture(deps, ownerId, parabola)
  const now = clock.now()
  await transaction(db, async (tx) => {
    const idOf = await fillCategories(tx, ownerId, now)
    const stored = questions(pictureId).map(({ category, tags, question, isDraft }, at) => ({
      ...{ id: demoId(`question ${at}`, now), categoryId: idIn(idOf, category), tags, question, isDraft },
      at: new Date(now.getTime() - (at + 1) * 5 * hour),
    }))
    await storeQuestions(tx, ownerId, stored)
  })
}

async function fillCategories(tx: Tx, ownerId: string, now: Date): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(categories.map(({ title }) => [title, demoId(`question category ${title}`, now)]))
  const above: string[] = []
  for (const [position, { title, depth }] of categories.entries()) {
    const id = idIn(ids, title)
    above[depth] = id
    await storeCategory(tx, ownerId, { id, parent_id: above[depth - 1] ?? null, title, position })
  }
  return ids
}
