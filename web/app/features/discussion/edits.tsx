import { listEdits } from '@arvand/contracts/panel/discussion'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/edits'
import { threadPage } from './addresses.ts'
import { PostBody } from './post-body.tsx'
import { threadWords as words } from './words.ts'

export const loader = async ({ context, params: { commentId, threadId }, url }: Route.LoaderArgs) => ({
  ...(await loadList(listEdits, { context, url }, { with: { commentId } })),
  threadId,
})

export const meta = () => [{ title: titled(words.editsTitle) }]

export default function Edits({ loaderData }: Route.ComponentProps) {
  const { threadId, query } = loaderData
  return (
    <>
      <PageHead title={words.editsTitle} lead={words.editsLead} />
      <div className="grid max-w-[60rem] gap-4">
        <TextLink alone to={threadPage(threadId)} className="inline-flex min-h-11 items-center">
          {words.backToThread}
        </TextLink>
        <PagedList
          page={loaderData}
          label={words.editsTitle}
          empty={{ title: words.editsEmpty }}
          order={newestFirst}
        >
          {(items) =>
            items.map(({ id, title, body, at }) => (
              <article
                key={id}
                className="grid gap-2 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6"
              >
                <p className="text-14 text-muted">
                  <TimeAgo at={at} now={query.now} />
                </p>
                {title ? <h2 className="text-16 font-label wrap-anywhere">{title}</h2> : null}
                <PostBody text={body} />
              </article>
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
