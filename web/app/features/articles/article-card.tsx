import type { ArticleCard as Card } from '@arvand/contracts/articles'
import { pageSize } from '@arvand/contracts/page-size'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Link } from '../../ui/link.tsx'
import { ArticleCover } from './article-cover.tsx'
import { articlesWords as words } from './words.ts'

interface ArticleCardProps {
  readonly article: Card
  /** Above the fold: its picture is fetched at once. */
  readonly soon?: boolean
  /** On a wide page its picture stands beside its words, for a card as wide as three. */
  readonly across?: boolean
}

/** An article in a list: the whole card is a link. */
export function ArticleCard({ article, soon = false, across = false }: ArticleCardProps) {
  const { slug, title, summary, topics, minutes, publishedAt, author } = article
  return (
    <article
      className={`group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-surface transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 ${across ? 'lg:flex-row' : ''}`}
    >
      <ArticleCover
        article={article}
        soon={soon}
        {...(across ? { className: 'lg:w-1/2 lg:self-start', sizes: '(min-width: 640px) 50vw, 100vw' } : {})}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-muted">
          <span>{topics[0]?.title}</span>
          <span>{words.minutes(formatNumber(minutes))}</span>
        </p>
        <h2 className="text-17 font-title wrap-anywhere">
          <Link
            to={`/articles/${slug}`}
            className="outline-hidden after:absolute after:inset-0 group-hover:text-primary-700"
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-3 text-15">{summary}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2 text-14 text-muted">
          <span className="wrap-anywhere">{author.name}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </p>
      </div>
    </article>
  )
}

/** Cards in rows. Of a whole page of ten the first is as wide as three, so that no row has a gap. */
export const ArticleGrid = ({ articles, label }: { articles: readonly Card[]; label: string }) => (
  <ul aria-label={label} className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
    {articles.map((article, at) => {
      const across = at === 0 && articles.length === pageSize
      return (
        <li key={article.id} className={across ? 'lg:col-span-3' : ''}>
          <ArticleCard article={article} soon={at < 2} across={across} />
        </li>
      )
    })}
  </ul>
)
