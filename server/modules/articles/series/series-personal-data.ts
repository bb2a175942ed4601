import type { PersonalData } from '#plugs/personal-data'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'

/** The series that a person gathered; articles of others in them stay. */
export const seriesPersonalData = ({ pages }: Pick<ArticlesDeps, 'pages'>): PersonalData => ({
  word: 'article-series',
  collect: (db, personId) =>
    articles(db)
      .selectFrom('articles.series')
      .select(['slug', 'title', 'text', 'changed_at'])
      .where('author_id', '=', personId)
      .orderBy('changed_at')
      .execute(),
  async forget(tx, personId) {
    await articles(tx).deleteFrom('articles.series').where('author_id', '=', personId).execute()
    void pages.drop(['articles'])
  },
})
