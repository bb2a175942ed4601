import { showHelp, voteOnHelp } from '@arvand/contracts/home/help'
import { siteName } from '@arvand/contracts/site-name'
import { formatDate } from '@arvand/persian/format-date'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { withFormulas } from '../../rich-text/index.server.ts'
import { RichText } from '../../rich-text/index.ts'
import type { Route } from './+types/help-article'
import { HelpList, WriteToUs } from './help-list.tsx'
import { HelpVote } from './help-vote.tsx'
import { voterIn } from './help-voter.ts'
import { categories, voteWords, helpWords as words } from './help-words.ts'

export const handle = { cache: { tags: ['help'], seconds: 60 } } satisfies Handle

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { article, others } = await callerOf(context)(showHelp, { slug })
  const { publicUrl } = serverContext(context).settings
  return { article, others, text: withFormulas(article.body), publicUrl }
}

const voteOf =
  (helped: boolean) =>
  ({ text, request }: SentForm) => ({
    articleId: text('articleId'),
    helped,
    voterId: voterIn(request.headers.get('cookie') ?? '') ?? crypto.randomUUID(),
  })

export const action = formAction({
  yes: submitTo(voteOnHelp, { with: voteOf(true), done: voteWords.thanks }),
  no: submitTo(voteOnHelp, { with: voteOf(false), done: voteWords.sorry }),
  comment: submitTo(voteOnHelp, { with: voteOf(false), done: voteWords.sent }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { article, publicUrl } = loaderData
  const url = `${publicUrl}/help/${article.slug}`
  return [
    { title: titled(article.title) },
    { name: 'description', content: article.summary.replaceAll(/\s+/g, ' ').slice(0, 200) },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: article.title },
    { property: 'og:description', content: article.summary },
    { property: 'og:url', content: url },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        '@id': url,
        url,
        headline: article.title.slice(0, 110),
        description: article.summary,
        inLanguage: 'fa',
        articleSection: categories[article.category],
        datePublished: article.publishedAt,
        dateModified: article.changedAt,
        author: { '@type': 'Organization', name: siteName(), url: publicUrl },
        publisher: { '@type': 'Organization', name: siteName(), url: publicUrl },
      },
    },
  ]
}

/** A help article as anyone reads it. */
export default function HelpArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { article, others, text } = loaderData
  const category = categories[article.category]
  return (
    <div className="page grid max-w-[52rem] grid-cols-1 gap-8 py-4 md:py-8">
      <header className="grid grid-cols-1 gap-3">
        <Breadcrumb
          crumbs={[
            { label: words.title, to: '/help' },
            { label: category, to: `/help#${article.category}` },
          ]}
          here={article.title}
        />
        <h1 className="text-28 font-display leading-snug wrap-anywhere md:text-32">{article.title}</h1>
        <p className="text-17 text-muted wrap-anywhere">{article.summary}</p>
      </header>
      <RichText text={text} files={{}} className="text-17 leading-loose" />
      <p className="text-14 text-muted">
        {words.changed}: <time dateTime={article.changedAt}>{formatDate(article.changedAt)}</time>
      </p>
      <HelpVote key={article.id} articleId={article.id} answer={actionData} />
      {others.length > 0 ? (
        <section aria-labelledby="others">
          <h2 id="others" className="text-21 font-heading">
            {words.others}
          </h2>
          <HelpList articles={others} label={words.others} />
        </section>
      ) : null}
      <WriteToUs />
    </div>
  )
}
