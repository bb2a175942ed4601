import type { Answer } from '@arvand/contracts/endpoint'
import type { showArticle } from '@arvand/contracts/home/articles'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Avatar } from '../../ui/avatar.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { TextLink } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import { ArticleCover } from './article-cover.tsx'
import { articlesWords, articleWords as words } from './words.ts'

type Shown = Answer<typeof showArticle>['article']

/** What the article is, who wrote it and when. */
export function ArticleHead({ article }: { article: Shown }) {
  const { title, summary, topics, author, minutes, publishedAt, changedAt } = article
  const [published, changed] = [formatDate(publishedAt), formatDate(changedAt)]
  return (
    <header className="border-b border-line bg-surface">
      <div className="page grid grid-cols-1 items-center gap-x-12 gap-y-5 py-4 md:pb-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:col-span-2">
          <Breadcrumb crumbs={[{ label: articlesWords.title, to: '/articles' }]} here={title} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <h1 className="text-28 font-display leading-snug wrap-anywhere md:text-40">{title}</h1>
          <p className="max-w-[46rem] text-17 text-muted">{summary}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
            <span className="inline-flex items-center gap-2.5">
              <Avatar
                name={author.name}
                seed={author.handle ?? author.name}
                photo={photoOf(author.picture)}
                size={40}
              />
              {author.handle ? (
                <TextLink alone to={`/teachers/${author.handle}`}>
                  {author.name}
                </TextLink>
              ) : (
                <span className="font-label">{author.name}</span>
              )}
            </span>
            <span className="text-muted">
              <time dateTime={publishedAt}>{published}</time>
            </span>
            {changed === published ? null : (
              <span className="text-muted">
                {words.changed} <time dateTime={changedAt}>{changed}</time>
              </span>
            )}
            <span className="text-muted">{articlesWords.minutes(formatNumber(minutes))}</span>
          </div>
          <Chips label={words.topics}>
            {topics.map(({ key, title: topic }) => (
              <Chip key={key} to={`/articles?topic=${encodeURIComponent(key)}`}>
                {topic}
              </Chip>
            ))}
          </Chips>
        </div>
        <div className="overflow-clip rounded-card border border-line">
          <ArticleCover article={article} sizes="(min-width: 1024px) 24rem, 100vw" soon />
        </div>
      </div>
    </header>
  )
}
