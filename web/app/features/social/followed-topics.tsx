import { listFollowedTopics } from '@arvand/contracts/panel/social'
import { loadList } from '../../api/load-list.ts'
import type { Handle } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/followed-topics'
import { TopicFollow, topicPage } from './topic-follow.tsx'
import { feedWords, followedTopicsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listFollowedTopics, args)

export const handle = { crumb: words.title } satisfies Handle

export const meta = () => [{ title: titled(words.title) }]

/** The hashtags that one follows, and the way to take it back. */
export default function FollowedTopics({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-5">
        <TextLink alone to="/panel/feed" className="inline-flex min-h-11 items-center justify-self-start">
          {feedWords.title}
        </TextLink>
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyText }}
          row={({ tag, title }) => (
            <ListRow
              key={tag}
              title={`#${title}`}
              to={topicPage(title)}
              end={<TopicFollow title={title} on />}
            />
          )}
        />
      </div>
    </>
  )
}
