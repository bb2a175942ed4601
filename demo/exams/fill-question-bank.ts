import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeFile } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { columnsOf, exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId, idIn } from '../ids.ts'
import { categories, parabola, questions } from './bank.ts'

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
    for (const [at, { category, tags, question, isDraft }] of questions(picture.id).entries()) {
      const id = demoId(`question ${at}`, now)
      const changed_at = new Date(now.getTime() - (at + 1) * 5 * hour)
      const version = isDraft ? 0 : 1
      await exams(tx)
        .insertInto('exams.questions')
        .values({
          ...{ id, owner_id: ownerId, category_id: idIn(idOf, category), tags: [...tags] },
          ...{ version, is_changed: isDraft ?? false, created_at: changed_at, changed_at },
          ...columnsOf(question),
        })
        .execute()
      if (version > 0)
        await exams(tx)
          .insertInto('exams.question_versions')
          .values({
            ...{ question_id: id, version, content: JSON.stringify(question) },
            ...{ by_id: ownerId, at: changed_at },
          })
          .execute()
      if (question.kind === 'hotspot')
        await exams(tx)
          .insertInto('exams.question_files')
          .values({ question_id: id, file_id: picture.id })
          .execute()
    }
  })
}

async function fillCategories(tx: Tx, ownerId: string, now: Date): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(categories.map(({ title }) => [title, demoId(`question category ${title}`, now)]))
  const above: string[] = []
  for (const [position, { title, depth }] of categories.entries()) {
    const id = idIn(ids, title)
    above[depth] = id
    await exams(tx)
      .insertInto('exams.categories')
      .values({ id, owner_id: ownerId, parent_id: above[depth - 1] ?? null, title, position })
      .execute()
  }
  return ids
}
