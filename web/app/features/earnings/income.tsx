import type { Answer } from '@arvand/contracts/endpoint'
import { listEarnings, listWithdrawals, showIncome } from '@arvand/contracts/panel/earnings'
import { monthName } from '@arvand/persian/calendar'
import { formatDate } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { ListRow } from '../../ui/list.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/income'
import { changeWithdrawal } from './change-withdrawal.ts'
import { StatementCard } from './statement-card.tsx'
import { PastWithdrawals, WithdrawalCard } from './withdrawal-card.tsx'
import { incomeWords as words } from './words.ts'

/** The query parameters with the cursors of the three lists. */
const cursors = { sales: 'cursor', past: 'past', best: 'best' } as const
/** Those of the days to which the sales are narrowed. */
const days = ['from', 'to', 'itemId']

export async function loader({ context, url }: Route.LoaderArgs) {
  const args = { context, url }
  const optionsOf = (cursorName: string) => ({
    cursorName,
    keep: [...Object.values(cursors).filter((name) => name !== cursorName), ...days],
  })
  const [income, sales, withdrawals] = await Promise.all([
    loadList(showIncome, args, optionsOf(cursors.best)),
    loadList(listEarnings, args, optionsOf(cursors.sales)),
    loadList(listWithdrawals, args, optionsOf(cursors.past)),
  ])
  return { income, sales, withdrawals }
}

export const action = changeWithdrawal

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Income({ loaderData, actionData }: Route.ComponentProps) {
  const { income, sales, withdrawals } = loaderData
  const month = income.months.at(-1)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {income.owed > 0 ? (
          <Alert tone="info" title={words.owedTitle(tomanText(income.owed))}>
            {words.owedText}
          </Alert>
        ) : null}
        <WithdrawableBand {...income} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Stat label={words.held} value={tomanNumber(income.held)} unit={words.toman} />
          <Stat label={words.thisMonth} value={tomanNumber(month?.amount ?? 0)} unit={words.toman} />
          <Stat label={words.sold} value={formatNumber(month?.sold ?? 0)} unit={words.soldUnit} />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <ByMonth months={income.months} />
            <BestItems page={income} />
            <Sales page={sales} />
          </div>
          <div className="grid gap-5 max-lg:-order-1">
            <WithdrawalCard income={income} answer={actionData} />
            <StatementCard months={income.months} answer={answerFor(actionData, 'statement')} />
            <PastWithdrawals page={withdrawals} />
          </div>
        </div>
      </div>
    </>
  )
}

type Earned = Answer<typeof showIncome>

/** The sum that may be withdrawn now. */
function WithdrawableBand({ withdrawable, earned, withdrawn }: Earned) {
  return (
    <section
      aria-labelledby="withdrawable"
      className="grid overflow-clip rounded-band bg-band text-on-deep max-md:grid-rows-[5.5rem_auto] md:min-h-44 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <Girih slug="income" category="zaferan" shape="wall" className="h-full" />
      <div className="grid content-center gap-1 px-5 py-6 md:px-9">
        <h2 id="withdrawable" className="text-15 text-deep-muted">
          {words.withdrawable}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-40 font-display">{tomanNumber(withdrawable)}</span>
          <span className="text-18">{words.toman}</span>
        </p>
        <p className="flex flex-wrap gap-x-5 text-15 text-deep-muted">
          <span>{words.earned(tomanText(earned))}</span>
          {withdrawn > 0 ? <span>{words.withdrawn(tomanText(withdrawn))}</span> : null}
        </p>
      </div>
    </section>
  )
}

function ByMonth({ months }: Pick<Earned, 'months'>) {
  if (months.every(({ amount }) => amount === 0)) return null
  return (
    <Card title={words.byMonth}>
      <Chart
        title={words.byMonth}
        kind="bar"
        points={months.map(({ month, amount }) => ({
          label: monthName(month),
          value: Math.round(amount / 10_000),
        }))}
        names={{ value: words.income }}
        unit={words.thousandToman}
      />
    </Card>
  )
}

type Shown = Route.ComponentProps['loaderData']

/** The items that earned most, in descending order. */
function BestItems({ page }: { page: Shown['income'] }) {
  if (page.items.length === 0) return null
  return (
    <section aria-labelledby="items" className="grid gap-3">
      <h2 id="items" className="text-18 font-title">
        {words.byItem}
      </h2>
      <PagedList
        page={page}
        label={words.byItem}
        empty={null}
        order={words.bestFirst}
        row={({ itemId, title, sold, amount }) => (
          <ListRow
            key={itemId}
            title={title}
            note={words.soldCount(formatNumber(sold))}
            end={<span className="font-label">{tomanText(amount)}</span>}
          />
        )}
      />
    </section>
  )
}

/** Every sold line, with the caller's share and the day from which it can be withdrawn. */
function Sales({ page }: { page: Shown['sales'] }) {
  return (
    <section aria-labelledby="sales" className="grid scroll-mt-6 gap-3">
      <h2 id="sales" className="text-18 font-title">
        {words.sales}
      </h2>
      <PagedList
        page={page}
        label={words.sales}
        level={3}
        news={<ChosenDays filter={page.query.filter} lead={words.soldIn} />}
        empty={{ title: words.empty, text: words.emptyText }}
        nothing={{ title: words.nothing }}
        order={newestFirst}
        row={(sale) => (
          <ListRow
            key={sale.lineId}
            title={
              sale.quantity > 1 ? `${sale.title}، ${words.seats(formatNumber(sale.quantity))}` : sale.title
            }
            note={`${formatDate(sale.at)}، ${words.share(tomanText(sale.share), tomanText(sale.net))}`}
            end={<SaleState {...sale} />}
          />
        )}
      />
    </section>
  )
}

function SaleState({ share, refunded, heldUntil }: Shown['sales']['items'][number]) {
  if (refunded > 0 && refunded === share) return <Badge>{words.back}</Badge>
  if (refunded > 0) return <Badge tone="warning">{words.partBack(tomanText(refunded))}</Badge>
  if (heldUntil) return <Badge tone="accent">{words.heldUntil(formatDate(heldUntil))}</Badge>
  return <Badge tone="success">{words.free}</Badge>
}
