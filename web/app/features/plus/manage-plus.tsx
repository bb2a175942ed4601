import { listManagedPlans } from '@arvand/contracts/panel/manage-plus'
import { monthName } from '@arvand/persian/calendar'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Plus } from 'lucide-react'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/chart.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/manage-plus'
import { ManagedPlans } from './managed-plans.tsx'
import { managePlusWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(listManagedPlans, {})

export const meta = () => [{ title: titled(words.title) }]

export default function ManagePlus({
  loaderData: { items: plans, endingSoon, months },
}: Route.ComponentProps) {
  const count = (of: 'active' | 'grace' | 'paused') =>
    formatNumber(plans.reduce((sum, { subscribers }) => sum + subscribers[of], 0))
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/plus/new" icon={Plus} size="compact">
          {words.add}
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 xl:grid-cols-4">
          <Stat label={words.active} value={count('active')} unit={words.person} />
          <Stat label={words.grace} value={count('grace')} unit={words.person} />
          <Stat label={words.paused} value={count('paused')} unit={words.person} />
          <Stat label={words.endingSoon} value={formatNumber(endingSoon)} unit={words.person} />
        </div>
        <section aria-labelledby="plans" className="grid grid-cols-1 gap-4">
          <h2 id="plans" className="text-18 font-title">
            {words.plans}
          </h2>
          {plans.length === 0 ? (
            <EmptyState
              title={words.none}
              action={<ButtonLink to="/manage/plus/new">{words.add}</ButtonLink>}
            >
              {words.noneText}
            </EmptyState>
          ) : (
            <ManagedPlans plans={plans} />
          )}
        </section>
        <Income months={months} />
      </div>
    </>
  )
}

function Income({ months }: Pick<Route.ComponentProps['loaderData'], 'months'>) {
  const last = months.at(-1)
  const refunded = months.reduce((sum, one) => sum + one.refunded, 0)
  return (
    <Card
      title={words.income}
      aside={
        last ? (
          <p className="text-15 text-muted">
            {words.thisMonth(monthName(last.month))}{' '}
            <span className="font-title text-ink">{tomanText(last.income)}</span>
          </p>
        ) : null
      }
    >
      <Chart
        title={words.income}
        kind="bar"
        unit={words.thousandToman}
        names={{ value: words.incomeOf }}
        points={months.map(({ month, income }) => ({
          label: monthName(month),
          value: Math.round(income / 10_000),
        }))}
      />
      <p className="pt-2 text-14 text-muted">
        {words.incomeNote} {refunded > 0 ? words.refunded(`${tomanNumber(refunded)} ${words.toman}`) : null}
      </p>
    </Card>
  )
}
