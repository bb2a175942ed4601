import type { ExamSettings } from '@arvand/contracts/exams'
import type { QuestionKindName } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { isWithin, treeOf } from '../bank/categories.ts'
import { type PooledQuestion, type ProposedPaper, type PublishedSlot, pacingOf } from '../exam.ts'
import { exams } from '../tables.ts'

type Slot = ExamSettings['sections'][number]['slots'][number]

interface Ready extends PooledQuestion {
  readonly kind: QuestionKindName
  readonly categoryId: string | null
  readonly tags: readonly string[]
}

export async function proposedPaper(
  db: Db,
  ownerId: string,
  { sections }: Pick<ExamSettings, 'sections'>,
): Promise<ProposedPaper> {
  const slots = sections.flatMap((section) => section.slots)
  const named = slots.flatMap(({ pick }) => (pick.by === 'question' ? [pick.questionId] : []))
  const draws = slots.some(({ pick }) => pick.by === 'draw')
  const [ready, tree] = await Promise.all([
    readyQuestions(db, ownerId, draws ? null : named),
    draws ? treeOf(db, ownerId) : [],
  ])
  const poolOf = ({ pick, points }: Slot): PooledQuestion[] =>
    ready
      .filter((one) =>
        pick.by === 'question'
          ? one.questionId === pick.questionId
          : (pick.categoryId === null || isWithin(tree, one.categoryId, pick.categoryId)) &&
            pick.tags.every((tag) => one.tags.includes(tag)),
      )
      .map(({ questionId, version, points: own }) => ({ questionId, version, points: points ?? own }))
  const published = (slot: Slot): PublishedSlot => ({
    id: slot.id,
    count: slot.pick.by === 'draw' ? slot.pick.count : 1,
    pool: poolOf(slot),
  })
  const paper = {
    sections: sections.map((section) => ({
      ...{ id: section.id, title: section.title, ...pacingOf(section) },
      slots: section.slots.map(published),
    })),
  }
  const pooled = new Set(
    paper.sections.flatMap((section) => section.slots.flatMap(({ pool }) => pool.map(idOf))),
  )
  return {
    paper,
    asksOnlyChoices: ready.every((one) => one.kind === 'single' || !pooled.has(one.questionId)),
  }
}

const idOf = ({ questionId }: PooledQuestion): string => questionId

/** Questions of a bank that have a version; null: all of them. */
async function readyQuestions(db: Db, ownerId: string, ids: readonly string[] | null): Promise<Ready[]> {
  let rows = exams(db)
    .selectFrom('exams.questions as q')
    .innerJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.id as questionId', 'q.version', 'q.category_id as categoryId', 'q.tags'])
    .select(sql<QuestionKindName>`v.content ->> 'kind'`.as('kind'))
    .select(sql<number>`(v.content ->> 'points')::int`.as('points'))
    .where('q.owner_id', '=', ownerId)
    .where('q.removed_at', 'is', null)
  if (ids) rows = rows.where('q.id', '=', sql<string>`any(${ids}::uuid[])`)
  return rows.orderBy('q.id').execute()
}

/** Refuses questions and categories that are not in this bank. */
export async function requireOwn(
  db: Db,
  ownerId: string,
  { sections }: Pick<ExamSettings, 'sections'>,
): Promise<void> {
  const picks = sections.flatMap(({ slots }) => slots.map(({ pick }) => pick))
  const questionIds = [...new Set(picks.flatMap((pick) => (pick.by === 'question' ? [pick.questionId] : [])))]
  const categoryIds = picks.flatMap((pick) =>
    pick.by === 'draw' && pick.categoryId ? [pick.categoryId] : [],
  )
  const [own, tree] = await Promise.all([
    exams(db)
      .selectFrom('exams.questions as q')
      .select('q.id')
      .where('q.owner_id', '=', ownerId)
      .where('q.id', '=', sql<string>`any(${questionIds}::uuid[])`)
      .execute(),
    treeOf(db, ownerId),
  ])
  if (own.length < questionIds.length) refuse('exams.unknown-question')
  if (!categoryIds.every((id) => tree.some((one) => one.id === id))) refuse('exams.unknown-category')
}
