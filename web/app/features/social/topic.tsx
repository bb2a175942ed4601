import { listPostsOfTopic } from '@arvand/contracts/home/social'
import { formatNumber } from '@arvand/persian/numbers'
import { useLocation } from 'react-router'
import { loadList } from '../../api/load-list.ts'
import { signInAddress } from '../../api/sign-in-address.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { newestFirst, PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/topic'
import { PostCard } from './post-card.tsx'
import { TopicFollow, topicPage } from './topic-follow.tsx'
import { withBlocks } from './with-blocks.server.ts'
import { topicWords as words } from './words.ts'

export const handle = { cache: { tags: ['topics'], query: ['cursor'], seconds: 60 } } satisfies Handle

export async function loader(args: Route.LoaderArgs) {
  const page = await loadList(listPostsOfTopic, args, { with: { tag: args.params.tag } })
  const { publicUrl } = serverContext(args.context).settings
  return { ...page, items: withBlocks(page.items), publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { topic, publicUrl } = loaderData
  return [
    { title: titled(words.title(topic.title)) },
    { name: 'description', content: words.description(topic.title) },
    { tagName: 'link', rel: 'canonical', href: publicUrl + topicPage(topic.title) },
  ]
}

/** The posts with a hashtag, for anyone. */
export default function Topic({ loaderData }: Route.ComponentProps) {
  const { topic, mine, query } = loaderData
  const { pathname } = useLocation()
  return (
    <div className="page grid grid-cols-1 gap-4 py-6 md:py-9">
      {mine ? (
        <TextLink alone to="/panel/feed" className="inline-flex min-h-11 items-center justify-self-start">
          {words.toFeed}
        </TextLink>
      ) : null}
      <header className="flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-26 font-display wrap-anywhere md:text-28">#{topic.title}</h1>
          <p className="text-15 text-muted">{words.followers(formatNumber(topic.followers))}</p>
        </div>
        {mine ? (
          <TopicFollow title={topic.title} on={mine.follows} />
        ) : (
          <ButtonLink to={signInAddress(pathname)} variant="outline" size="compact">
            {words.signIn}
          </ButtonLink>
        )}
      </header>
      <div className="grid max-w-[52rem] grid-cols-1 gap-4">
        <PagedRows
          page={loaderData}
          label={words.title(topic.title)}
          order={newestFirst}
          empty={<EmptyState level={2} title={words.empty} />}
        >
          {(items) => items.map((post) => <PostCard key={post.id} post={post} now={query.now} />)}
        </PagedRows>
      </div>
    </div>
  )
}
