import type { PersonalData } from '#plugs/personal-data'
import type { ArticlesDeps } from './deps.ts'
import { dropPagesOf } from './pages.ts'
import { hideEdition } from './publishing/publish.ts'
import { articles } from './tables.ts'
import { dropArticles } from './writing/submit-article.ts'

/** A person's articles, published ones too; comments under them are with the discussions. */
export const articlesPersonalData = (deps: Pick<ArticlesDeps, 'clock' | 'jobs' | 'pages'>): PersonalData => ({
  word: 'articles',
  collect: (db, personId) =>
    articles(db)
      .selectFrom('articles.articles')
      .select(['id', 'slug', 'title', 'summary', 'body', 'topics', 'state', 'published_at', 'changed_at'])
      .where('author_id', '=', personId)
      .orderBy('changed_at')
      .execute(),
  async forget(tx, personId) {
    const rows = await articles(tx)
      .selectFrom('articles.articles')
      .selectAll()
      .where('author_id', '=', personId)
      .execute()
    for (const { id } of rows) await hideEdition(tx, id)
    await dropArticles(deps, tx, rows)
    // What the person decided as a manager stays, without their name.
    await articles(tx)
      .updateTable('articles.turns')
      .set({ by_id: null })
      .where('by_id', '=', personId)
      .execute()
    for (const { slug } of rows) dropPagesOf(deps.pages, slug)
  },
})
