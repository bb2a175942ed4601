import type { Plan } from '@arvand/contracts/plus'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Check } from 'lucide-react'
import { usePrices } from '../../shell/prices.ts'
import { Icon } from '../../ui/icon.tsx'
import { AddToCart } from '../cart/index.ts'
import { monthlyOf } from './plan-figures.ts'
import { plusWords as words } from './words.ts'

interface PlanCardProps {
  readonly plan: Plan
  /** Percent saved against paying monthly; nothing is shown for 0. */
  readonly saving: number
  readonly isBest: boolean
}

/** A plan for sale: price, promises, and a button that adds it to the cart. */
export function PlanCard({ plan, saving, isBest }: PlanCardProps) {
  const { id, title, summary, promises, months } = plan
  const price = usePrices().shown(plan.price)
  return (
    <article
      className={`flex h-full flex-col gap-4 rounded-card border bg-surface p-5 md:p-6 ${isBest ? 'border-accent-500 ring-1 ring-accent-500' : 'border-line'}`}
    >
      <header>
        <p className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-15 text-muted">
            {months === 1 ? words.forAMonth : words.forMonths(formatNumber(months))}
          </span>
          {isBest ? (
            <span className="rounded-full bg-accent-500 px-3 text-14 font-[600] text-on-accent">
              {words.best}
            </span>
          ) : null}
        </p>
        <h3 className="pt-1 text-21 font-heading">{title}</h3>
        <p className="pt-1 text-15 text-muted">{summary}</p>
      </header>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-32 font-display">{tomanNumber(price)}</span>
          <span className="text-16 text-muted">{words.toman}</span>
        </p>
        <p className="flex min-h-7 flex-wrap content-start gap-x-2 text-14 text-muted">
          {months > 1 ? <span>{words.perMonth(tomanText(monthlyOf({ price, months })))}</span> : null}
          {saving > 0 ? (
            <span className="font-[600] text-success-700">{words.saves(formatPercent(saving))}</span>
          ) : null}
        </p>
      </div>
      <ul className="grid content-start gap-2.5 border-t border-line pt-4 text-15">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Icon of={Check} className="mt-1 text-primary-700" />
            <span className="min-w-0 wrap-anywhere">{promise}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        <AddToCart item={{ kind: 'plan', id }} />
      </div>
    </article>
  )
}
