import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeFile } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId, idIn } from '../ids.ts'
import { categories, parabola, questions } from './bank.ts'
import { storeCategory, storeQuestions } from './store-questions.ts'

const hour = 3_600_000

/** Fills the question bank of the demo's teacher. */
export async function fillQuestionBank(deps: DemoDeps): Promise<void> {
  const { db, clock, media } = deps
  const teacher = await exams(db)
    .selectFrom('identity.people')
    .select('id')
    .where('handle', '=', 'arman-kazemi')
    .executeTakeFirstOrThrow()
  const ownerId = teacher.id
  const content = await readFile(join(import.meta.dirname, 'media', parabola.file))
  const picture = await storeFile(media, { ownerId, use: 'lesson', name: parabola.name, content })
  const now = clock.now()
  await transaction(db, async (tx) => {
    const idOf = await fillCategories(tx, ownerId, now)
    const stored = questions(picture.id).map(({ category, tags, question, isDraft }, at) => ({
      ...{ id: demoId(`question ${at}`, now), categoryId: idIn(idOf, category), tags, question, isDraft },
      at: new Date(now.getTime() - (at + 1) * 5 * hour),
    }))
    await storeQuestions(tx, ownerId, stored)
    for (const { id, question } of stored)
      if (question.kind === 'hotspot')
        await exams(tx)
          .insertInto('exams.question_files')
          .values({ question_id: id, file_id: picture.id })
          .execute()
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
