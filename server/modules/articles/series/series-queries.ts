import { mostCandidates } from '@arvand/contracts/panel/article-series'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { articles } from '../tables.ts'
import type { SeriesEditor } from './change-series.ts'

/** Series of one author, or of everyone, the last changed first. */
export function listSeries(db: Db, authorId: string | null, cursor?: string) {
  const rows = articles(db)
    .selectFrom('articles.series as s')
    .innerJoin('identity.people as p', 'p.id', 's.author_id')
    .select(['s.id', 's.slug', 's.title', 'p.name as author', 's.changed_at as changedAt'])
    .select((select) =>
      select
        .selectFrom('articles.series_parts as part')
        .select(({ fn }) => fn.countAll<number>().as('parts'))
        .whereRef('part.series_id', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('parts'),
    )
    .$if(authorId !== null, (own) => own.where('s.author_id', '=', authorId))
  return keysetPage(rows, newestFirst('s.changed_at', 's.id'), cursor)
}

/** A series with its articles in their order, and the articles that its editor may add. */
export async function showOwnSeries(db: Db, { personId, manages }: SeriesEditor, seriesId: string) {
  const series = await articles(db)
    .selectFrom('articles.series as s')
    .innerJoin('identity.people as p', 'p.id', 's.author_id')
    .select(['s.id', 's.slug', 's.title', 's.text', 'p.name as author'])
    .where('s.id', '=', seriesId)
    .$if(!manages, (own) => own.where('s.author_id', '=', personId))
    .executeTakeFirst()
  if (!series) return refuse('articles.unknown-series')
  const [parts, candidates] = await Promise.all([
    articles(db)
      .selectFrom('articles.series_parts as part')
      .innerJoin('articles.articles as a', 'a.id', 'part.article_id')
      .select(['a.id', 'a.title', 'a.state', 'a.is_live as isLive'])
      .where('part.series_id', '=', seriesId)
      .orderBy('part.position')
      .execute(),
    candidatesFor(db, { personId, manages }),
  ])
  return { series, parts, candidates }
}

/** Articles of no series: the editor's own, and for a manager all that are published. */
const candidatesFor = (db: Db, { personId, manages }: SeriesEditor) =>
  articles(db)
    .selectFrom('articles.articles as a')
    .innerJoin('identity.people as p', 'p.id', 'a.author_id')
    .leftJoin('articles.series_parts as part', 'part.article_id', 'a.id')
    .select(['a.id', 'a.title', 'p.name as author'])
    .where('part.series_id', 'is', null)
    .where((where) =>
      manages
        ? where.or([where('a.author_id', '=', personId), where('a.is_live', '=', true)])
        : where('a.author_id', '=', personId),
    )
    .orderBy('a.changed_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostCandidates)
    .execute()
