import { listOwnArticles } from '@arvand/contracts/panel/articles'
import { formatDateTime } from '@arvand/persian/format-date'
import { Plus } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/my-articles'
import { ArticleThumb } from './article-thumb.tsx'
import { StateBadge } from './state-badge.tsx'
import { listWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listOwnArticles, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

const Make = () => (
  <ButtonLink to="/teach/articles/new" icon={Plus}>
    {words.make}
  </ButtonLink>
)

/** The articles of a teacher. */
export default function MyArticles({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <Make />
        <ButtonLink to="/teach/articles/series" variant="outline">
          {words.series}
        </ButtonLink>
      </PageHead>
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText, action: <Make /> }}
        order={words.order}
        row={(article) => (
          <ListRow
            key={article.id}
            to={`/teach/articles/${article.id}`}
            title={article.title}
            start={<ArticleThumb {...article} />}
            note={
              article.publishAt ? (
                words.publishAt(formatDateTime(article.publishAt))
              ) : (
                <>
                  <TimeAgo at={article.changedAt} now={loaderData.query.now} />
                  {article.isLive && article.state !== 'published' ? ` · ${words.isLive}` : ''}
                </>
              )
            }
            end={<StateBadge state={article.state} />}
          />
        )}
      />
    </>
  )
}
