import { listViewedPages } from '@arvand/contracts/analysis/funnel'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/viewed-pages'
import { analysisWords, pagesWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listViewedPages, args, { start: { which: 'all' } })

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

export default function ViewedPages({ loaderData }: Route.ComponentProps) {
  const { days } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead(formatDay(days.from), formatDay(days.to))} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'which',
              label: words.which,
              options: (['all', 'courses'] as const).map((value) => ({ value, title: words[value] })),
            },
          ]}
          empty={{ title: words.empty }}
          nothing={{ title: words.empty }}
          order={words.order}
          row={({ path, title, views }) => (
            <ListRow
              key={path}
              to={path.includes('/:') ? undefined : path}
              title={title ?? <Path path={path} />}
              note={title ? <Path path={path} /> : undefined}
              end={<span className="pointer-events-none">{words.views(formatNumber(views))}</span>}
            />
          )}
        />
      </div>
    </>
  )
}

const Path = ({ path }: { path: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {path}
  </bdi>
)
