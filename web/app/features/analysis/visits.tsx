import { showFigures } from '@arvand/contracts/analysis/analysis'
import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { addressWith, pathWith } from '../../ui/address-with.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { MoreLink, TextLink } from '../../ui/link.tsx'
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
  const scopes = useVisitor()?.scopes ?? []
  const listOf = (list: string) => pathWith(`/manage/analysis/${list}`, { from, to })
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
              [words.views, <Sum key="views" of={total.views} name={words.viewsOf} to={listOf('pages')} />],
              [
                words.signUps,
                <Sum
                  key="signUps"
                  of={total.signUps}
                  name={words.signUpsOf}
                  to={scopes.includes('people') ? pathWith('/manage/people', { from, to }) : undefined}
                />,
              ],
              [
                words.referralViews,
                <Sum
                  key="referralViews"
                  of={total.referralViews}
                  name={words.referralViewsOf}
                  to={listOf('referrals')}
                />,
              ],
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
          <MoreLink to={listOf('pages')}>{words.allPages}</MoreLink>
        </p>
      </div>
    </>
  )
}

interface SumProps {
  readonly of: number
  /** What the link is called, with the number. */
  readonly name: (count: string) => string
  /** Its list, for managers who may open it. */
  readonly to: string | undefined
}

const Sum = ({ of, name, to }: SumProps) =>
  of === 0 || to === undefined ? (
    formatNumber(of)
  ) : (
    <TextLink alone to={to} aria-label={name(formatNumber(of))} className="inline-flex min-h-11 items-center">
      {formatNumber(of)}
    </TextLink>
  )
