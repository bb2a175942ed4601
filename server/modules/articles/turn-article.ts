import type { ArticleState } from '@arvand/contracts/articles'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { type Article, articles } from './tables.ts'

/** Reads and locks an article; another's is not found where an author is named. */
export async function lockArticle(tx: Tx, articleId: string, authorId?: string): Promise<Article> {
  let rows = articles(tx).selectFrom('articles.articles').selectAll().where('id', '=', articleId)
  if (authorId !== undefined) rows = rows.where('author_id', '=', authorId)
  return (await rows.forUpdate().executeTakeFirst()) ?? refuse('articles.unknown-article')
}

interface Turn {
  readonly state: ArticleState
  /** Null: the schedule. */
  readonly byId: string | null
  readonly reason?: string
  readonly at: Date
}

type Changed = Partial<Pick<Article, 'submitted_at' | 'publish_at' | 'published_at' | 'is_live'>>

/** Moves an article to a state and records who did it; returns the id of the record. */
export async function turnArticle(
  tx: Tx,
  { id }: Pick<Article, 'id'>,
  { state, byId, reason, at }: Turn,
  changed: Changed = {},
): Promise<string> {
  await articles(tx)
    .updateTable('articles.articles')
    .set({ publish_at: null, ...changed, state, changed_at: at })
    .where('id', '=', id)
    .execute()
  const turn = { id: newId(), article_id: id, state, by_id: byId, reason: reason ?? null, at }
  await articles(tx).insertInto('articles.turns').values(turn).execute()
  return turn.id
}

/** The last changes of its state, newest first. */
export const turnsOf = (db: Db, articleId: string) =>
  articles(db)
    .selectFrom('articles.turns as t')
    .leftJoin('identity.people as p', 'p.id', 't.by_id')
    .select(['t.state', 't.reason', 't.at', 'p.name as by'])
    .where('t.article_id', '=', articleId)
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(20)
    .execute()
