import { listManagedArticles } from '@arvand/contracts/panel/manage-articles'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { CountBadge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/queue'
import { ArticleThumb } from './article-thumb.tsx'
import { reviewWords as words } from './review-words.ts'
import { StateBadge } from './state-badge.tsx'
import { listWords } from './words.ts'

const states = ['inReview', 'scheduled', 'published', 'archived', 'mine'] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listManagedArticles, { context, url }, { start: { state: 'inReview' } })),
  isReturned: url.searchParams.has('returned'),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Articles by state: what waits for a review, and all that was published. */
export default function Queue({ loaderData }: Route.ComponentProps) {
  const { waiting, isReturned, query } = loaderData
  const { state } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/articles/new" icon={Plus} variant="outline">
          {listWords.make}
        </ButtonLink>
        <ButtonLink to="/manage/articles/series" variant="outline">
          {listWords.series}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        {isReturned ? <Alert tone="success">{words.returned}</Alert> : null}
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.states,
              options: states.map((value) => ({
                value,
                title: (
                  <>
                    {words.stateNames[value]}
                    {value === 'inReview' && waiting > 0 ? (
                      <CountBadge count={formatNumber(waiting)} words={words.stateNames.inReview} />
                    ) : null}
                  </>
                ),
              })),
            },
          ]}
          empty={{ title: words.empty[state], text: words.emptyText }}
          row={(article) => (
            <ListRow
              key={article.id}
              to={state === 'mine' ? `/manage/articles/${article.id}/edit` : `/manage/articles/${article.id}`}
              title={article.title}
              start={<ArticleThumb {...article} />}
              note={state === 'scheduled' ? listWords.publishAt(formatDateTime(article.at)) : article.author}
              end={
                <span className="flex flex-wrap items-center gap-3 text-14 text-muted">
                  {state === 'scheduled' ? article.author : <TimeAgo at={article.at} now={query.now} />}
                  {state === 'mine' || (state === 'published' && article.state !== 'published') ? (
                    <StateBadge state={article.state} />
                  ) : null}
                </span>
              }
            />
          )}
        />
      </div>
    </>
  )
}
