import { showSeries } from '@arvand/contracts/home/articles'
import { formatNumber } from '@arvand/persian/numbers'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Route } from './+types/series'
import { ArticleCard } from './article-card.tsx'
import { articlesWords, seriesWords as words } from './words.ts'

export const handle = { cache: { tags: ['articles'] } } satisfies Handle

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showSeries, { slug })
  return { ...shown, publicUrl: serverContext(context).settings.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { series, parts, publicUrl } = loaderData
  const url = `${publicUrl}/articles/series/${series.slug}`
  return [
    { title: titled(series.title) },
    { name: 'description', content: series.text || words.series(series.title) },
    { tagName: 'link', rel: 'canonical', href: url },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CreativeWorkSeries',
        '@id': url,
        ...{ url, name: series.title, description: series.text, inLanguage: 'fa' },
        hasPart: parts.map(({ slug, title }, at) => ({
          '@type': 'Article',
          ...{ url: `${publicUrl}/articles/${slug}`, headline: title, position: at + 1 },
        })),
      },
    },
  ]
}

/** A series of articles, to be read in its order. */
export default function SeriesPage({ loaderData: { series, parts } }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 md:pb-10">
      <header>
        <Breadcrumb crumbs={[{ label: articlesWords.title, to: '/articles' }]} here={series.title} />
        <h1 className="pt-3 text-28 font-display leading-snug wrap-anywhere md:text-40">{series.title}</h1>
        {series.text ? (
          <p className="max-w-[46rem] whitespace-pre-line pt-2 text-17 text-muted">{series.text}</p>
        ) : null}
        <p className="pt-2 text-15 text-muted">
          {words.parts(formatNumber(parts.length))} · {articlesWords.minutes(formatNumber(series.minutes))}
        </p>
      </header>
      <ol aria-label={words.list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {parts.map((article, at) => (
          <li key={article.id} className="flex flex-col gap-2">
            <p className="text-15 font-label">{words.part(formatNumber(at + 1))}</p>
            <div className="flex-1">
              <ArticleCard article={article} soon={at < 2} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
