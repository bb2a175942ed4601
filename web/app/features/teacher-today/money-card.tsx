import { formatDate } from '@arvand/persian/format-date'
import { tomanNumber } from '@arvand/persian/money'
import type { ReactNode } from 'react'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Income, TeacherHome } from './teacher-home.ts'
import { moneyWords as words } from './words.ts'

const hatch = {
  backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
} as const

interface MoneyCardProps {
  /** Null when it could not be loaded. */
  readonly income: Income | null
  readonly nextFree: TeacherHome['nextFree']
}

/** Income: what is free in large digits, what is held hatched, then what comes free next with its day. */
export function MoneyCard({ income, nextFree }: MoneyCardProps) {
  return (
    <section
      aria-labelledby="money-title"
      className="grid grid-rows-[3.5rem_1fr] overflow-clip rounded-card bg-band text-on-deep"
    >
      <span className="relative overflow-hidden">
        <Girih slug="income" category="firoozeh" shape="wall" soon className="absolute inset-0 size-full" />
      </span>
      <div className="grid content-start gap-3 p-4.5 md:p-6">
        <h2 id="money-title" className="text-15 text-deep-muted">
          {words.free}
        </h2>
        {income ? <Sums income={income} nextFree={nextFree} /> : <p className="text-15">{words.failed}</p>}
      </div>
    </section>
  )
}

function Sums({
  income: { withdrawable, held, underWay, whyNotWithdraw },
  nextFree,
}: MoneyCardProps & { income: Income }) {
  const whole = withdrawable + held
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-32 font-display">{tomanNumber(withdrawable)}</span>
        <span className="text-16">{words.toman}</span>
      </p>
      {whole > 0 ? (
        <div aria-hidden="true" className="flex h-2 gap-0.5">
          <span
            className="rounded-full bg-action-on-deep"
            style={{ inlineSize: `${(withdrawable / whole) * 100}%` }}
          />
          <span className="flex-1 rounded-full text-deep-muted" style={hatch} />
        </div>
      ) : null}
      <dl className="divide-y divide-deep-line text-14">
        <Sum
          name={
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-3 rounded-small text-deep-muted" style={hatch} />
              {words.held}
            </span>
          }
          rials={held}
        />
        {nextFree ? (
          <Sum
            name={
              <>
                {words.next} <bdi>{formatDate(nextFree.at)}</bdi>
              </>
            }
            rials={nextFree.amount}
          />
        ) : null}
        {underWay ? <Sum name={words.underWay} rials={underWay.amount} /> : null}
      </dl>
      <p className="pt-1">
        <ButtonLink to="/teach/income" variant="on-deep" size="compact" wide>
          {whyNotWithdraw === null ? words.withdraw : words.see}
        </ButtonLink>
      </p>
    </>
  )
}

const Sum = ({ name, rials }: { name: ReactNode; rials: number }) => (
  <div className="flex items-center justify-between gap-3 py-2">
    <dt className="text-deep-muted">{name}</dt>
    <dd className="font-label">{tomanNumber(rials)}</dd>
  </div>
)
