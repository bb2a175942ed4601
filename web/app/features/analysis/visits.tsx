import { showFigures } from '@arvand/contracts/analysis/analysis'
import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { MoreLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/visits'
import { AnalysisHead } from './analysis-head.tsx'
import { analysisWords, visitsWords as words } from './words.ts'

const lengths = [7, 30, 90] as const

/** The days that end yesterday, as the other parts of the analysis count them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = Number(url.searchParams.get('days'))
  const length = lengths.find((one) => one === asked) ?? 30
  const to = addDays(dayAt(Date.now()), -1)
  const from = addDays(to, 1 - length)
  const { total, pages, referrers } = await callerOf(context)(showFigures, { from, to })
  return { length, from, to, total, pages, referrers }
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

type Shown = Route.ComponentProps['loaderData']

const hosts: readonly Column<Shown['referrers'][number]>[] = [
  { key: 'host', title: words.host, names: true, cell: ({ host }) => <bdi dir="ltr">{host}</bdi> },
  { key: 'views', title: words.views, cell: ({ views }) => formatNumber(views) },
]
const paths: readonly Column<Shown['pages'][number]>[] = [
  {
    ...{ key: 'path', title: words.page, names: true },
    cell: ({ path }) => (
      <bdi dir="ltr" className="wrap-anywhere">
        {path}
      </bdi>
    ),
  },
  { key: 'views', title: words.views, cell: ({ views }) => formatNumber(views) },
]

export default function Visits({ loaderData }: Route.ComponentProps) {
  const { length, from, to, total, pages, referrers } = loaderData
  return (
    <>
      <AnalysisHead here="visits" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TabLinks
          label={words.days}
          still
          links={lengths.map((days) => ({
            ...{ to: addressWith({ days: String(days) }), here: days === length },
            title: words.last(formatNumber(days)),
          }))}
        />
        <Card title={words.range(formatDay(from), formatDay(to))}>
          <FactList
            facts={[
              [words.views, formatNumber(total.views)],
              [words.signUps, formatNumber(total.signUps)],
              [words.referralViews, formatNumber(total.referralViews)],
            ]}
          />
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-3">
            <h2 className="text-18 font-title">{words.referrers}</h2>
            <DataTable
              caption={words.referrers}
              columns={hosts}
              rows={referrers}
              rowKey={({ host }) => host}
              empty={words.noReferrers}
            />
          </div>
          <div className="grid gap-3">
            <h2 className="text-18 font-title">{words.pages}</h2>
            <DataTable
              caption={words.pages}
              columns={paths}
              rows={pages}
              rowKey={({ path }) => path}
              empty={words.noPages}
            />
          </div>
        </div>
        <p>
          <MoreLink to={`/manage/analysis/pages${addressWith({ from, to })}`}>{words.allPages}</MoreLink>
        </p>
      </div>
    </>
  )
}
