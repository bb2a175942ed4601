import { listAudiences, listFeed, writePost } from '@arvand/contracts/panel/social'
import { pollDays } from '@arvand/contracts/social'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/feed'
import { FreshPosts } from './fresh-posts.tsx'
import { PostCard } from './post-card.tsx'
import { withBlocks } from './with-blocks.server.ts'
import { feedWords as words, writeWords } from './words.ts'
import { WriteForm } from './write-form.tsx'

const feeds = ['following', 'everyone', 'saved'] as const
const orders = ['time', 'ranked'] as const
const everyone = '/panel/feed?feed=everyone'

export async function loader(args: Route.LoaderArgs) {
  const [page, { items: courses, lesson }] = await Promise.all([
    loadList(listFeed, args, { start: { feed: 'following', order: 'time' } }),
    callerOf(args.context)(listAudiences, {
      lessonId: args.url.searchParams.get('lesson') ?? undefined,
    }),
  ])
  return { ...page, items: withBlocks(page.items), courses, lesson }
}

export const action = formAction({
  write: submitTo(writePost, {
    with: ({ form, text }) => {
      const choices = form.getAll('pollChoice').map(String).filter(Boolean)
      const days = pollDays.find((one) => String(one) === text('pollDays')) ?? 1
      const audience = text('visibility')
      return {
        visibility: audience === 'followers' ? ('followers' as const) : ('everyone' as const),
        courseId: audience in writeWords.visibilities ? undefined : audience,
        lessonId: text('lessonId') || undefined,
        fileIds: form.getAll('fileIds').map(String).filter(Boolean),
        poll: choices.length > 0 ? { choices, days } : undefined,
      }
    },
    done: writeWords.sent,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

type Listed = Route.ComponentProps['loaderData']['items'][number]

/** The sentence of a post in the ranked feed. */
function whyShown({ reason, author, course }: Listed): string | undefined {
  if (!reason) return undefined
  const { way, title } = reason
  if (way === 'topic') return words.why.topic(title ?? '')
  if (way === 'course') return words.why.course(course?.title ?? '')
  return way === 'person' ? words.why.person(author.name) : words.why.own
}

/** Posts by time or ranked: of those one follows, or of everyone. */
export default function Feed({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData
  const { feed, order } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <div className="ms-auto flex flex-wrap gap-x-5 text-15">
          <TextLink alone to="/panel/topics" className="inline-flex min-h-11 items-center">
            {words.topics}
          </TextLink>
          <TextLink alone to="/panel/blocked" className="inline-flex min-h-11 items-center">
            {words.blocked}
          </TextLink>
        </div>
      </PageHead>
      <div className="grid max-w-[52rem] grid-cols-1 gap-5">
        <WriteForm
          answer={answerFor(actionData, 'write')}
          courses={loaderData.courses}
          lesson={loaderData.lesson}
        />
        <PagedList
          page={loaderData}
          label={words.list}
          filters={[
            {
              kind: 'tabs',
              name: 'feed',
              label: words.tabs,
              options: feeds.map((value) => ({ value, title: words.feeds[value] })),
            },
            ...(feed === 'following'
              ? [
                  {
                    kind: 'sort' as const,
                    name: 'order',
                    label: words.orders,
                    options: orders.map((value) => ({ value, title: words.order[value] })),
                  },
                ]
              : []),
          ]}
          news={
            feed === 'following' ? (
              <FreshPosts items={loaderData.items} isTop={order === 'time' && query.cursor === null} />
            ) : null
          }
          empty={{
            title: words.empty[feed],
            text: words.emptyText[feed],
            action:
              feed === 'following' ? (
                <ButtonLink to={everyone} variant="outline" size="compact">
                  {words.allPosts}
                </ButtonLink>
              ) : undefined,
          }}
          order={feed === 'following' && order === 'ranked' ? words.rankedNote : newestFirst}
        >
          {(items) =>
            items.map((post) => <PostCard key={post.id} post={post} now={query.now} why={whyShown(post)} />)
          }
        </PagedList>
      </div>
    </>
  )
}
