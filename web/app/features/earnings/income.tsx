import type { Answer } from '@arvand/contracts/endpoint'
import type { listEarnings, showIncome } from '@arvand/contracts/panel/earnings'
import { formatDate } from '@arvand/persian/format-date'
import { jalaliMonthNames } from '@arvand/persian/jalali'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/income'
import { changeWithdrawal } from './change-withdrawal.ts'
import { PastWithdrawals, WithdrawalCard } from './withdrawal-card.tsx'
import { incomeWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [cursor, past] = [url.searchParams.get('cursor'), url.searchParams.get('past')]
  const [income, sales, withdrawals] = await Promise.all([
    api.panel('earnings/show', {}),
    api.panel('earnings/list', cursor ? { cursor } : {}),
    api.panel('withdrawal/list', past ? { cursor: past } : {}),
  ])
  return { income, sales, withdrawals, cursor, past, requestId: crypto.randomUUID() }
}

export const action = changeWithdrawal

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Income({ loaderData, actionData }: Route.ComponentProps) {
  const { income, sales, withdrawals, cursor, past, requestId } = loaderData
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
            <BestItems items={income.items} />
            <Sales {...sales} isFirst={cursor === null} to={(next) => addressWith({ cursor: next, past })} />
          </div>
          <div className="grid gap-5 max-lg:-order-1">
            <WithdrawalCard income={income} requestId={requestId} answer={actionData} />
            <PastWithdrawals
              {...withdrawals}
              isFirst={past === null}
              to={(next) => addressWith({ cursor, past: next })}
            />
          </div>
        </div>
      </div>
    </>
  )
}

type Earned = Answer<typeof showIncome>

/** What may be withdrawn now, large. */
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
          label: jalaliMonthNames[month - 1] ?? '',
          value: Math.round(amount / 10_000),
        }))}
        names={{ value: words.income }}
        unit={words.thousandToman}
      />
    </Card>
  )
}

function BestItems({ items }: Pick<Earned, 'items'>) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="items" className="grid gap-3">
      <h2 id="items" className="text-18 font-title">
        {words.byItem}
      </h2>
      <List label={words.byItem}>
        {items.map(({ itemId, title, sold, amount }) => (
          <ListRow
            key={itemId}
            title={title}
            note={words.soldCount(formatNumber(sold))}
            end={<span className="font-label tabular-nums">{tomanText(amount)}</span>}
          />
        ))}
      </List>
    </section>
  )
}

type SalesProps = Answer<typeof listEarnings> & {
  readonly isFirst: boolean
  readonly to: (cursor: string | null) => string
}

/** Every line that was sold, with the caller's share and when it is free. */
function Sales({ items, nextCursor, isFirst, to }: SalesProps) {
  return (
    <section aria-labelledby="sales" className="grid gap-3">
      <h2 id="sales" className="text-18 font-title">
        {words.sales}
      </h2>
      {items.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : (
        <List label={words.sales}>
          {items.map((sale) => (
            <ListRow
              key={sale.lineId}
              title={
                sale.quantity > 1 ? `${sale.title}، ${words.seats(formatNumber(sale.quantity))}` : sale.title
              }
              note={`${formatDate(sale.at, 'long')}، ${words.share(tomanText(sale.share), tomanText(sale.net))}`}
              end={<SaleState {...sale} />}
            />
          ))}
        </List>
      )}
      <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.next} to={to} />
    </section>
  )
}

function SaleState({ share, refunded, heldUntil }: SalesProps['items'][number]) {
  if (refunded > 0 && refunded === share) return <Badge>{words.back}</Badge>
  if (refunded > 0) return <Badge tone="warning">{words.partBack(tomanText(refunded))}</Badge>
  if (heldUntil) return <Badge tone="accent">{words.heldUntil(formatDate(heldUntil, 'long'))}</Badge>
  return <Badge tone="success">{words.free}</Badge>
}
