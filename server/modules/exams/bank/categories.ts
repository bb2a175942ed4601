import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'

interface Category {
  readonly id: string
  readonly parentId: string | null
}

/** Pure: whether `id` stands at or below `above` in the tree. */
export function isWithin(tree: readonly Category[], id: string | null, above: string): boolean {
  for (let at = id; at !== null; ) {
    if (at === above) return true
    at = tree.find((one) => one.id === at)?.parentId ?? null
  }
  return false
}

const whyNotMove = (tree: readonly Category[], id: string, parentId: string | null) =>
  isWithin(tree, parentId, id) ? 'exams.category-inside-itself' : null

const whyNotAdd = (tree: readonly Category[]) =>
  tree.length >= mostWhole ? 'exams.too-many-categories' : null

/** The caller's categories, parents before children, with the number of questions in each. */
export async function listCategories(db: Db, ownerId: string) {
  const [rows, counts, tags] = await Promise.all([
    treeOf(db, ownerId),
    exams(db)
      .selectFrom('exams.questions')
      .select(['category_id', ({ fn }) => fn.countAll<string>().as('count')])
      .where('owner_id', '=', ownerId)
      .where('removed_at', 'is', null)
      .groupBy('category_id')
      .execute(),
    listTags(db, ownerId),
  ])
  const countOf = (id: string | null) => Number(counts.find((row) => row.category_id === id)?.count ?? 0)
  const below = (parentId: string | null): typeof rows =>
    rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...below(row.id)])
  return {
    ...wholeList(below(null).map((row) => ({ ...row, questions: countOf(row.id) }))),
    loose: countOf(null),
    tags,
  }
}

/** The fifty tags that most questions of the caller have. */
async function listTags(db: Db, ownerId: string) {
  const { rows } = await sql<{ tag: string; questions: string }>`
    select tag, count(*) as questions
      from exams.questions, unnest(tags) as tag
     where owner_id = ${ownerId} and removed_at is null
     group by tag
     order by questions desc, tag
     limit 50
  `.execute(exams(db))
  return rows.map(({ tag, questions }) => ({ tag, questions: Number(questions) }))
}

/** All categories of a bank, siblings in their order. */
export const treeOf = (db: Db, ownerId: string) =>
  exams(db)
    .selectFrom('exams.categories')
    .select(['id', 'parent_id as parentId', 'title'])
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The tree of a bank, held until the transaction ends, with this category in it. Null is the top. */
async function lockTree(tx: Tx, ownerId: string, ...ids: readonly (string | null)[]) {
  // One bank at a time: two moves that are each allowed alone could make a circle together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question bank ${ownerId}`}, 0))`.execute(
    exams(tx),
  )
  const tree = await treeOf(tx, ownerId)
  const known = new Set<string | null>([null, ...tree.map(({ id }) => id)])
  if (!ids.every((id) => known.has(id))) refuse('exams.unknown-category')
  return tree
}

export const addCategory = (
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, parentId }: { readonly title: string; readonly parentId: string | null },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId: ownerId } = request
      const tree = await lockTree(tx, ownerId, parentId)
      refuseIf(whyNotAdd(tree))
      const id = newId()
      await exams(tx)
        .insertInto('exams.categories')
        .values({ id, owner_id: ownerId, parent_id: parentId, title, position: tree.length })
        .execute()
      return { categoryId: id }
    }),
  )

/**
 * The categories at these paths below one of the bank, made where they are not there yet. Returns the id of each path,
 * by `pathKey`.
 */
export async function ensureCategories(
  tx: Tx,
  ownerId: string,
  parentId: string | null,
  paths: readonly (readonly string[])[],
): Promise<Map<string, string>> {
  const tree = [...(await lockTree(tx, ownerId, parentId))]
  const made: { id: string; owner_id: string; parent_id: string | null; title: string; position: number }[] =
    []
  const ids = new Map<string, string>()
  for (const path of paths) {
    let at = parentId
    for (const title of path) {
      const there = tree.find((one) => one.parentId === at && one.title === title)
      if (there) {
        at = there.id
        continue
      }
      refuseIf(whyNotAdd(tree))
      const id = newId()
      made.push({ id, owner_id: ownerId, parent_id: at, title, position: tree.length })
      tree.push({ id, parentId: at, title })
      at = id
    }
    if (at !== null) ids.set(pathKey(path), at)
  }
  if (made.length > 0) await exams(tx).insertInto('exams.categories').values(made).execute()
  return ids
}

/** A path as one text. */
export const pathKey = (path: readonly string[]): string => JSON.stringify(path)

interface OwnCategory {
  readonly ownerId: string
  readonly categoryId: string
}

export const renameCategory = (db: Db, { ownerId, categoryId }: OwnCategory, title: string) =>
  transaction(db, async (tx) => {
    await lockTree(tx, ownerId, categoryId)
    await exams(tx).updateTable('exams.categories').set({ title }).where('id', '=', categoryId).execute()
    return {}
  })

export const moveCategory = (db: Db, { ownerId, categoryId }: OwnCategory, parentId: string | null) =>
  transaction(db, async (tx) => {
    const tree = await lockTree(tx, ownerId, categoryId, parentId)
    refuseIf(whyNotMove(tree, categoryId, parentId))
    await exams(tx)
      .updateTable('exams.categories')
      .set({ parent_id: parentId, position: tree.length })
      .where('id', '=', categoryId)
      .execute()
    return {}
  })

/** Removes a category; what it holds moves to its parent. */
export const removeCategory = (db: Db, { ownerId, categoryId }: OwnCategory) =>
  transaction(db, async (tx) => {
    const tree = await lockTree(tx, ownerId, categoryId)
    const parentId = tree.find(({ id }) => id === categoryId)?.parentId ?? null
    await exams(tx)
      .updateTable('exams.questions')
      .set({ category_id: parentId })
      .where('category_id', '=', categoryId)
      .execute()
    await exams(tx)
      .updateTable('exams.categories')
      .set({ parent_id: parentId })
      .where('parent_id', '=', categoryId)
      .execute()
    await exams(tx).deleteFrom('exams.categories').where('id', '=', categoryId).execute()
    return {}
  })

/** Refuses a category that is not in this bank. Null is the top. */
export async function requireCategory(tx: Tx, ownerId: string, categoryId: string | null): Promise<void> {
  if (categoryId === null) return
  const row = await exams(tx)
    .selectFrom('exams.categories')
    .select('id')
    .where('id', '=', categoryId)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) refuse('exams.unknown-category')
}
