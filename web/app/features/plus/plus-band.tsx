import type { Subscription } from '@arvand/contracts/plus'
import { daysBetween } from '@arvand/persian/days'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { Alert } from '../../ui/alert.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { stateWords, myPlusWords as words } from './words.ts'

const marks = {
  active: 'bg-accent-500 text-on-accent',
  grace: 'bg-warning-100 text-warning-700',
  paused: 'bg-surface text-ink',
  ended: 'bg-surface text-ink',
} as const

const labels = {
  active: words.openUntil,
  grace: words.graceTo,
  paused: words.pausedUntil,
  ended: words.endedOn,
} as const

/** How long the subscription lasts, in large letters; its plan, and a link to more. */
export function PlusBand({ subscription }: { subscription: Subscription }) {
  const { plan, state, until, graceUntil, endedAt, today } = { ...subscription, today: dayAt(Date.now()) }
  const shown = endedAt ?? graceUntil ?? until
  const label = graceUntil ? words.graceTo : labels[state]
  const left = state === 'active' && !graceUntil ? daysBetween(today, dayAt(until)) : null
  return (
    <>
      {graceUntil ? (
        <Alert tone="warning" title={words.graceTitle}>
          {words.graceText(formatDate(graceUntil))}
        </Alert>
      ) : null}
      <section
        aria-labelledby="plus-until"
        className="grid overflow-clip rounded-band bg-band text-on-deep max-md:grid-rows-[5.5rem_auto] md:min-h-52 md:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <span className="relative overflow-hidden">
          <Girih slug="plus" category="zafaran" shape="wall" className="absolute inset-0 size-full" />
        </span>
        <div className="grid content-center gap-1 px-5 py-6 md:px-9">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className={`rounded-full px-3 text-14 font-[600] leading-7 ${marks[state]}`}>
              {stateWords[state]}
            </span>
            <span className="text-15 text-deep-muted">{words.plan(plan.title)}</span>
          </p>
          <h2 id="plus-until" className="pt-2 text-15 font-normal text-deep-muted">
            {label}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <time dateTime={shown} className="text-32 font-display md:text-40">
              {formatDate(shown)}
            </time>
            {left === null ? null : (
              <span className="text-16 text-deep-muted">
                {left > 0 ? words.daysLeft(formatNumber(left)) : words.lastDay}
              </span>
            )}
          </p>
          {plan.discountPercent > 0 && state !== 'ended' ? (
            <p className="text-15 text-deep-muted">{words.discount(formatPercent(plan.discountPercent))}</p>
          ) : null}
          <p className="flex flex-wrap gap-3 pt-4">
            {state === 'ended' ? (
              <ButtonLink to="/plus" variant="on-deep">
                {words.again}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/plus#in-plus" variant="on-deep">
                  {words.toCourses}
                </ButtonLink>
                <ButtonLink to="/plus#plans" variant="outline-on-deep">
                  {words.buyMore}
                </ButtonLink>
              </>
            )}
          </p>
        </div>
      </section>
    </>
  )
}
