import { localDigits } from '@arvand/persian/digits'
import { formatDate } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MoreLink, TextLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { FactorStateBadge } from '../factors/index.ts'
import { customerWords as words } from './customer-words.ts'
import type { Customer } from './load-customer.ts'

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line border-t border-line">{children}</ul>
)
const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3 md:px-6'
const None = ({ children }: { children: ReactNode }) => (
  <p className="px-4.5 pb-5 text-15 text-muted md:px-6">{children}</p>
)

/** The courses of a person with progress and last visit. */
export function CoursesCard({ courses, now }: Pick<Customer, 'courses'> & { now: number }) {
  return (
    <Card flush title={words.courses}>
      {courses.length === 0 ? <None>{words.noCourses}</None> : null}
      {courses.length > 0 ? (
        <Rows>
          {courses.map(({ id, course, state, progress, seenAt }) => (
            <li key={id} className={row}>
              <div className="min-w-0 flex-[1_1_12rem]">
                <ProgressBar
                  compact
                  label={
                    course.state === 'published' ? (
                      <TextLink to={`/courses/${course.slug}`}>{course.title}</TextLink>
                    ) : (
                      course.title
                    )
                  }
                  share={progress.percent}
                  band={progress.band}
                />
              </div>
              <span className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
                {words.enrolment[state] ? (
                  <Badge tone={state === 'completed' ? 'success' : 'neutral'}>{words.enrolment[state]}</Badge>
                ) : null}
                {seenAt ? <TimeAgo at={seenAt} now={now} /> : words.neverCame}
              </span>
            </li>
          ))}
        </Rows>
      ) : null}
    </Card>
  )
}

/** The newest factors of a person. */
export function FactorsCard({
  factors,
  personId,
}: {
  factors: NonNullable<Customer['factors']>
  personId: string
}) {
  return (
    <Card
      flush
      title={words.factors}
      aside={
        factors.length > 0 ? (
          <MoreLink to={`/manage/finance/factors?personId=${personId}`}>{words.allFactors}</MoreLink>
        ) : null
      }
    >
      {factors.length === 0 ? <None>{words.noFactors}</None> : null}
      {factors.length > 0 ? (
        <Rows>
          {factors.map(({ id, number, title, total, state, isPayingBack, createdAt, paidAt }) => (
            <li key={id} className={row}>
              <span className="min-w-0 flex-[1_1_12rem]">
                <TextLink to={`/manage/finance/factors/${id}`}>{title}</TextLink>
                <span className="flex flex-wrap gap-x-3 text-14 text-muted">
                  {number ? <bdi dir="ltr">{localDigits(number)}</bdi> : null}
                  {formatDate(paidAt ?? createdAt)}
                </span>
              </span>
              <span className="text-15 font-label">{tomanText(total)}</span>
              <FactorStateBadge state={state} isPayingBack={isPayingBack} />
            </li>
          ))}
        </Rows>
      ) : null}
    </Card>
  )
}

/** Balance and last movements of a person's wallet. */
export function WalletCard({
  wallet,
  personId,
}: {
  wallet: NonNullable<Customer['wallet']>
  personId: string
}) {
  const { balance, held, entries } = wallet
  return (
    <Card title={words.wallet}>
      <p className="text-22 font-heading">{tomanText(balance)}</p>
      {held > 0 ? <p className="text-14 text-muted">{words.held(tomanText(held))}</p> : null}
      {entries.length === 0 ? <p className="pt-2 text-15 text-muted">{words.noMovements}</p> : null}
      <ul className="pt-2">
        {entries.map(({ id, at, amount, title }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-14">
            <span className="min-w-0 wrap-anywhere">
              {title}
              <span className="text-muted">، {formatDate(at)}</span>
            </span>
            <bdi dir="ltr" className="font-label">
              {amount > 0 ? '+' : ''}
              {tomanNumber(amount)}
            </bdi>
          </li>
        ))}
      </ul>
      <TextLink alone to={`/manage/wallet/${personId}`} className="inline-flex min-h-11 items-center">
        {words.statement}
      </TextLink>
    </Card>
  )
}

/** What a person wrote to support. */
export function TicketsCard({ tickets, now }: { tickets: NonNullable<Customer['tickets']>; now: number }) {
  return (
    <Card flush title={words.tickets}>
      {tickets.length === 0 ? <None>{words.noTickets}</None> : null}
      {tickets.length > 0 ? (
        <Rows>
          {tickets.map(({ id, number, subject, state, at }) => (
            <li key={id} className={row}>
              <span className="min-w-0 flex-[1_1_12rem]">
                <span className="text-15 font-label wrap-anywhere">{subject}</span>
                <span className="flex flex-wrap gap-x-3 text-14 text-muted">
                  {words.ticketNumber(localDigits(number))}
                  <TimeAgo at={at} now={now} />
                </span>
              </span>
              <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{words.ticket[state]}</Badge>
            </li>
          ))}
        </Rows>
      ) : null}
    </Card>
  )
}
