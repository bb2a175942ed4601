import { listArticles } from '@arvand/contracts/home/articles'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { NewsletterNote } from '../newsletter/index.ts'
import type { Route } from './+types/articles'
import { ArticleGrid } from './article-card.tsx'
import { articlesWords as words } from './words.ts'

export const handle = {
  cache: { tags: ['articles'], query: ['topic', 'cursor'] },
} satisfies Handle

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = serverContext(args.context).settings
  return { ...(await loadList(listArticles, args)), publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { topic, publicUrl } = loaderData
  const query = topic ? `?topic=${encodeURIComponent(topic.key)}` : ''
  return [
    { title: titled(topic ? words.ofTopic(topic.title) : words.title) },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/articles${query}` },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      href: `${publicUrl}/articles/rss${query}`,
    },
  ]
}

/** Published articles, the newest first. */
export default function Articles({ loaderData }: Route.ComponentProps) {
  const { topic, topics } = loaderData
  const isListed = topics.some(({ key }) => key === topic?.key)
  const shown = topic && !isListed ? [topic, ...topics] : topics
  return (
    <div className="page grid gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">
          {topic ? words.ofTopic(topic.title) : words.title}
        </h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <PagedList
        page={loaderData}
        label={words.list}
        filters={[
          {
            ...{ kind: 'chips', name: 'topic', label: words.topics, all: words.everyTopic },
            options: shown.map(({ key, title }) => ({ value: key, title })),
          },
        ]}
        empty={{
          title: words.empty,
          text: words.emptyText,
          action: (
            <ButtonLink to="/courses" variant="outline" size="compact">
              {words.courses}
            </ButtonLink>
          ),
        }}
        nothing={{ title: words.nothing }}
        order={newestFirst}
      >
        {(articles) => <ArticleGrid articles={articles} label={words.list} />}
      </PagedList>
      <NewsletterNote />
    </div>
  )
}
