import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/edits'
import { threadPage } from './addresses.ts'
import { PostBody } from './post-body.tsx'
import { discussionWords, threadWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('discussion/edits', {
    commentId: params.commentId,
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, threadId: params.threadId, isFirst: cursor === null, now: Date.now() }
}

export const meta = () => [{ title: titled(words.editsTitle) }]

export default function Edits({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, threadId, isFirst, now } = loaderData
  return (
    <>
      <PageHead title={words.editsTitle} lead={words.editsLead} />
      <div className="grid max-w-[60rem] gap-4">
        <TextLink alone to={threadPage(threadId)} className="inline-flex min-h-11 items-center">
          {words.backToThread}
        </TextLink>
        {items.length === 0 ? <EmptyState title={words.editsEmpty} level={2} /> : null}
        {items.map(({ id, title, body, at }) => (
          <article
            key={id}
            className="grid gap-2 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6"
          >
            <p className="text-14 text-muted">
              <TimeAgo at={at} now={now} />
            </p>
            {title ? <h2 className="text-16 font-label wrap-anywhere">{title}</h2> : null}
            <PostBody text={body} />
          </article>
        ))}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          note={discussionWords.note}
          next={words.next}
        />
      </div>
    </>
  )
}
