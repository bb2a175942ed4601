import { listReferralViews } from '@arvand/contracts/analysis/funnel'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/referral-views'
import { usePersonPath } from './person-path.ts'
import { analysisWords, referralViewsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listReferralViews, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

/** Whose links brought visitors. */
export default function ReferralViews({ loaderData }: Route.ComponentProps) {
  const personPath = usePersonPath()
  const { days } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead(formatDay(days.from), formatDay(days.to))} />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty }}
        order={words.order}
        row={({ code, personId, name, views }) => (
          <ListRow
            key={code}
            to={personId === null ? undefined : personPath(personId)}
            title={name ?? words.left}
            end={<span className="pointer-events-none">{words.views(formatNumber(views))}</span>}
          />
        )}
      />
    </>
  )
}
