import type { QuestionKindName } from '@arvand/contracts/questions'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import type { Viewer } from '#modules/media'
import { containing, type Db } from '#platform/database'
import { desc, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { isWithin, treeOf } from './categories.ts'
import type { OwnQuestion } from './lock-question.ts'
import { filesShown } from './question-files.ts'

export interface QuestionFilter {
  /** `none`: those without a category. */
  readonly categoryId?: string | undefined
  readonly kind?: QuestionKindName | undefined
  readonly tag?: string | undefined
  readonly q?: string | undefined
  readonly state?: 'ready' | 'draft' | undefined
  readonly cursor?: string | undefined
}

const inBank = (db: Db, ownerId: string) =>
  exams(db).selectFrom('exams.questions').where('owner_id', '=', ownerId).where('removed_at', 'is', null)

/** Questions of a bank, the last changed first; those of a category with all below it. */
export async function listQuestions(db: Db, ownerId: string, filter: QuestionFilter) {
  const { categoryId, kind, tag, q, state, cursor } = filter
  let rows = inBank(db, ownerId).select([
    ...(['id', 'kind', 'excerpt', 'tags', 'points', 'version'] as const),
    ...(['category_id as categoryId', 'is_changed as isChanged'] as const),
    ...(['why_not_ask as whyNotAsk', 'changed_at as changedAt'] as const),
  ])
  if (categoryId === 'none') rows = rows.where('category_id', 'is', null)
  else if (categoryId !== undefined) {
    const tree = await treeOf(db, ownerId)
    const within = tree.filter(({ id }) => isWithin(tree, id, categoryId)).map(({ id }) => id)
    rows = rows.where('category_id', '=', sql<string>`any(${within}::uuid[])`)
  }
  if (kind) rows = rows.where('kind', '=', kind)
  if (tag) rows = rows.where('tags', '@>', sql<string[]>`array[${tag}]`)
  if (state) rows = rows.where('version', state === 'ready' ? '>' : '=', 0)
  for (const word of searchKey(q ?? '')
    .split(' ')
    .filter(Boolean))
    rows = rows.where('search_key', 'like', containing(word))
  return keysetPage(rows, newestFirst('changed_at', 'id'), cursor)
}

/** A question with its draft, for its editor. */
export async function showQuestion(deps: ExamsDeps, { questionId, ownerId }: OwnQuestion, viewer: Viewer) {
  const { db } = deps
  const row = await inBank(db, ownerId).selectAll().where('id', '=', questionId).executeTakeFirst()
  if (!row) return refuse('exams.unknown-question')
  const siblings = inBank(db, ownerId)
    .select('id')
    .where('category_id', 'is not distinct from', row.category_id)
  const place = sql`(${row.changed_at}, ${row.id}::uuid)`
  const [files, previous, next] = await Promise.all([
    filesShown(deps, row.draft, viewer),
    siblings
      .where(sql<boolean>`(changed_at, id) > ${place}`)
      .orderBy('changed_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    siblings
      .where(sql<boolean>`(changed_at, id) < ${place}`)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const { draft, category_id, changed_at, is_changed, why_not_ask } = row
  return {
    id: row.id,
    question: draft,
    categoryId: category_id,
    tags: row.tags,
    revision: row.revision,
    savedAt: changed_at,
    version: row.version,
    isChanged: is_changed,
    whyNotAsk: why_not_ask,
    files,
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
  }
}

async function requireQuestion(db: Db, { questionId, ownerId }: OwnQuestion): Promise<void> {
  const row = await inBank(db, ownerId).select('id').where('id', '=', questionId).executeTakeFirst()
  if (!row) refuse('exams.unknown-question')
}

const versionsOf = (db: Db, questionId: string) =>
  exams(db)
    .selectFrom('exams.question_versions as v')
    .leftJoin('identity.people as p', 'p.id', 'v.by_id')
    .select(['v.version', 'v.at', ({ fn }) => fn.coalesce('p.name', sql<string>`''`).as('by')])
    .where('v.question_id', '=', questionId)

/** The versions of a question, newest first. */
export async function listVersions(db: Db, own: OwnQuestion, cursor?: string) {
  await requireQuestion(db, own)
  return keysetPage(versionsOf(db, own.questionId), [desc('v.version', 'integer')], cursor)
}

/** One version of a question. */
export async function showVersion(deps: ExamsDeps, own: OwnQuestion, version: number, viewer: Viewer) {
  await requireQuestion(deps.db, own)
  const row = await versionsOf(deps.db, own.questionId)
    .select('v.content as question')
    .where('v.version', '=', version)
    .executeTakeFirst()
  if (!row) return refuse('exams.unknown-version')
  return { ...row, files: await filesShown(deps, row.question, viewer) }
}
