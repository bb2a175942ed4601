import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showArticle } from '@arvand/contracts/home/articles'
import { showThread } from '@arvand/contracts/panel/discussion'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { NewsletterNote } from '../newsletter/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import { headingsOf, RichText } from '../rich-text/index.ts'
import type { Route } from './+types/article'
import { ArticleGrid } from './article-card.tsx'
import { articleData } from './article-data.ts'
import { ArticleHead } from './article-head.tsx'
import { Contents } from './contents.tsx'
import { Invitation } from './invitation.tsx'
import { SeriesBox } from './series-box.tsx'
import { articleWords as words } from './words.ts'

/** Only who is signed in reads comments; their scripts are not among those of the page. */
const Comments = laterPart(async () => ({ default: (await import('./comments.tsx')).Comments }))

export const handle = {
  cache: { tags: ({ slug = '' }) => [`article:${slug}`, 'articles'], seconds: 60 },
} satisfies Handle

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { visitor, settings } = serverContext(context)
  const { article, related, series } = await callerOf(context)(showArticle, { slug })
  const thread = visitor ? await loadThread({ context, url }, article.id) : null
  const text = withFormulas(article.body)
  return { article, related, series, text, thread, publicUrl: settings.publicUrl }
}

async function loadThread(args: Pick<Route.LoaderArgs, 'context' | 'url'>, threadId: string) {
  const shown = await loadList(showThread, args, { with: { threadId } })
  const { whyNotAnswer } = shown.thread
  return { ...shown, whyNotAnswer: whyNotAnswer && promiseOf(whyNotAnswer).sentence, now: shown.query.now }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { article, publicUrl } = loaderData
  const { slug, title, cover } = article
  const url = `${publicUrl}/articles/${slug}`
  const summary = article.summary.replaceAll(/\s+/g, ' ').slice(0, 200)
  const picture = cover?.sizes.at(-1)?.src ?? cover?.src
  return [
    { title: titled(title) },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    ...(picture ? [{ property: 'og:image', content: `${publicUrl}${picture}` }] : []),
    { property: 'article:published_time', content: article.publishedAt },
    { property: 'article:modified_time', content: article.changedAt },
    { 'script:ld+json': articleData(article, publicUrl) },
  ]
}

/** An article as anyone reads it, and its comments for whoever is signed in. */
export default function ArticlePage({
  loaderData: { article, related, series, text, thread },
}: Route.ComponentProps) {
  const headings = headingsOf(article.body).filter(({ level }) => level < 4)
  return (
    <>
      <ArticleHead article={article} />
      <div className="page grid grid-cols-1 gap-x-12 py-7 md:py-9 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        {headings.length > 1 ? <Contents headings={headings} /> : null}
        <div className="grid min-w-0 grid-cols-1 content-start gap-9 lg:col-start-1 lg:row-start-1">
          <RichText text={text} files={article.pictures} className="text-17 leading-loose" />
          {series ? <SeriesBox series={series} slug={article.slug} /> : null}
          <NewsletterNote />
          <section aria-label={words.comments} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
            {thread ? (
              <Comments thread={thread} />
            ) : (
              <>
                <h2 className="text-18 font-title">{words.comments}</h2>
                <Invitation article={article} />
              </>
            )}
          </section>
        </div>
      </div>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="page grid gap-5 pb-10">
          <h2 id="related" className="text-21 font-heading">
            {words.related}
          </h2>
          <ArticleGrid articles={related} label={words.related} />
        </section>
      ) : null}
    </>
  )
}
