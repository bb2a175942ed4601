import type { Answer } from '@arvand/contracts/endpoint'
import { exportFinance, type showFinance } from '@arvand/contracts/panel/manage-finance'
import { calendarDayOf } from '@arvand/persian/calendar'
import { formatDay } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Banknote, Landmark, RotateCcw, TriangleAlert } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { CountBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import { Chart } from '../../ui/chart.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { Stat, type StatProps } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/overview'
import { ExportCard } from './export-card.tsx'
import { financeWords as words } from './words.ts'

export const loader = async ({ context }: Route.LoaderArgs) => apiOf(context).panel('manage/finance/show', {})

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  export: submitTo(exportFinance, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { today, month, days, waiting } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Waiting {...waiting} />
        <Sums title={words.today} sums={today} />
        <Sums title={words.month} sums={month} change={changeOfMonth(loaderData)} />
        <Card title={words.byDay}>
          <Chart
            title={words.byDay}
            kind="bar"
            points={days.map((one) => ({
              label: formatDay(one.day),
              value: thousands(one.sales),
              before: thousands(one.before),
            }))}
            names={{ value: words.sales, before: words.before }}
            unit={words.thousandToman}
          />
        </Card>
        {days.some(({ refunds }) => refunds > 0) ? (
          <Card title={words.refundsByDay}>
            <Chart
              title={words.refundsByDay}
              kind="bar"
              points={days.map((one) => ({ label: formatDay(one.day), value: thousands(one.refunds) }))}
              names={{ value: words.given }}
              unit={words.thousandToman}
            />
          </Card>
        ) : null}
        <ExportCard answer={answerFor(actionData, 'export')} />
      </div>
    </>
  )
}

type Finance = Answer<typeof showFinance>

interface SumsProps {
  readonly title: string
  readonly sums: Finance['today']
  /** How the sales changed. */
  readonly change?: StatProps['change']
}

/** What a period brought in, and how it is shared. */
function Sums({ title, sums, change = null }: SumsProps) {
  const ours = sums.sales - sums.tax - sums.earnings
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-18 font-title">{title}</h2>
      {/* Five cards: five in a row, three over two, or two, two and one full width, so that no row has a gap. */}
      <div className="grid grid-cols-2 gap-4 max-md:[&>:last-child]:col-span-2 md:max-xl:grid-cols-6 md:max-xl:[&>*]:col-span-2 md:max-xl:[&>:nth-child(n+4)]:col-span-3 xl:grid-cols-5">
        <Stat
          label={words.sales}
          value={tomanNumber(sums.sales)}
          unit={words.toman}
          to="/manage/finance/factors?state=paid"
          change={change}
        />
        <Stat label={words.earnings} value={tomanNumber(sums.earnings)} unit={words.toman} />
        <Stat label={words.net} value={tomanNumber(ours)} unit={words.toman} />
        <Stat label={words.tax} value={tomanNumber(sums.tax)} unit={words.toman} />
        <Stat
          label={words.given}
          value={tomanNumber(sums.refunds)}
          unit={words.toman}
          to="/manage/finance/refunds"
        />
      </div>
    </section>
  )
}

/** Thousands of toman, so that the labels of the axis stay short. */
const thousands = (rials: number) => Math.round(rials / 10_000)

/** The sales of this month against the same days of the one before; null when those had none. */
function changeOfMonth({ month, before, days }: Pick<Finance, 'month' | 'before' | 'days'>) {
  if (before.sales === 0) return null
  const today = days.at(-1)?.day
  const change = changeOf({
    now: month.sales,
    before: before.sales,
    base: before.factors,
    days: today ? calendarDayOf(today).day : 0,
    difference: tomanText,
  })
  return {
    good: change.tone !== 'bad',
    words: (
      <>
        <ChangeMark change={change} /> <span className="font-[400] text-muted">{words.sameDays}</span>
      </>
    ),
  }
}

/** What waits for a manager, each with its link. */
function Waiting({ refunds, partsInDoubt, withdrawals, toTransfer, payments }: Finance['waiting']) {
  const rows: readonly [number, string, string, LucideIcon][] = [
    [refunds, words.waitingRefunds, '/manage/finance/refunds?state=requested', RotateCcw],
    [partsInDoubt, words.waitingParts, '/manage/finance/refunds?state=inDoubt', TriangleAlert],
    [withdrawals, words.waitingWithdrawals, '/manage/finance/withdrawals?state=requested', Landmark],
    [toTransfer, words.waitingTransfers, '/manage/finance/withdrawals?state=approved', Banknote],
    [payments, words.waitingPayments, '/manage/finance/payments', TriangleAlert],
  ]
  const open = rows.filter(([count]) => count > 0)
  if (open.length === 0)
    return (
      <EmptyState title={words.calm} level={2}>
        {words.calmText}
      </EmptyState>
    )
  return (
    <List label={words.waiting}>
      {open.map(([count, title, to, icon]) => (
        <ListRow
          key={to}
          to={to}
          title={title}
          start={<Icon of={icon} size={22} />}
          end={<CountBadge count={formatNumber(count)} words={title} solid />}
        />
      ))}
    </List>
  )
}
