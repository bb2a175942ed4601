import type { Answer } from '@arvand/contracts/endpoint'
import type { listHolds } from '@arvand/contracts/panel/wallet'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { type ListPage, Pager } from '../../shell/paged-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { walletWords as words } from './words.ts'

type Held = Answer<typeof listHolds>

/** Sums that cannot be spent yet: why, and until when. */
export function HeldCard({ page }: { page: ListPage<Held['items'][number]> }) {
  if (page.items.length === 0) return null
  return (
    <Card title={words.held}>
      <p className="pb-3 text-14 text-muted">{words.heldLead}</p>
      <ul className="divide-y divide-line">
        {page.items.map(({ id, amount, about, isCredit, until }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-15 font-label wrap-anywhere">
                {about.title ?? (isCredit ? words.heldCredit : words.heldPayment)}
              </span>
              <span>{tomanText(amount)}</span>
            </p>
            <p className="text-14 text-muted">
              {about.title ? `${isCredit ? words.heldCredit : words.heldPayment}، ` : ''}
              {until ? words.until(formatDateTime(until)) : words.untilEnd}
            </p>
          </li>
        ))}
      </ul>
      <Pager page={page} label={words.held} />
    </Card>
  )
}

/** Credit with an expiry date, soonest first. */
export function ExpiringCard({ expiring }: Pick<Held, 'expiring'>) {
  if (expiring.length === 0) return null
  return (
    <Card title={words.expiring}>
      <p className="pb-3 text-14 text-muted">{words.expiringLead}</p>
      <ul className="divide-y divide-line">
        {expiring.map(({ amount, expiresAt }) => (
          <li
            key={`${expiresAt} ${amount}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 py-3"
          >
            <span className="text-14 text-muted">{words.expires(lastDayOf(expiresAt))}</span>
            <span>{tomanText(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Credit ends at the end of its last day, so one millisecond before lies in that day. */
const lastDayOf = (expiresAt: string): string => formatDate(Date.parse(expiresAt) - 1)
