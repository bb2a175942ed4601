import { listRetained } from '@arvand/contracts/analysis/retention'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/retained'
import { monthText } from './month-text.ts'
import { usePersonPath } from './person-path.ts'
import { analysisWords, retentionWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listRetained, args)

export const handle = {
  crumb: () => [
    { label: analysisWords.retention, to: '/manage/analysis/retention' },
    { label: words.people },
  ],
}
export const meta = () => [{ title: titled(`${words.people}، ${analysisWords.title}`) }]

export default function Retained({ loaderData }: Route.ComponentProps) {
  const { joined, learned } = loaderData
  const personPath = usePersonPath()
  return (
    <>
      <PageHead
        title={words.people}
        lead={words.peopleLead(monthText(joined.from), monthText(learned.from))}
      />
      <PagedList
        page={loaderData}
        label={words.people}
        empty={{ title: words.nobody }}
        nothing={{ title: words.nobody }}
        order={newestFirst}
        row={({ personId, name, joinedAt, days }) => (
          <ListRow
            key={personId}
            to={personPath(personId)}
            title={name}
            note={words.joinedAt(formatDate(joinedAt))}
            end={<span className="pointer-events-none">{words.days(formatNumber(days))}</span>}
          />
        )}
      />
    </>
  )
}
