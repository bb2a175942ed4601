import type { Answer } from '@arvand/contracts/endpoint'
import type { showMoneyDue } from '@arvand/contracts/panel/homes'
import { tomanText } from '@arvand/persian/money'
import { CalendarClock, DoorOpen, FilePen, Hourglass, ReceiptText, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { softTone, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { CartRow } from '../cart/index.ts'
import { type AgendaItem, agendaInWords } from '../my-courses/index.ts'
import { dueWords as words } from './words.ts'

export interface DueRow {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly to: string
  readonly at: string
  readonly mark: readonly [icon: keyof typeof icons, tone: Tone]
}

const icons = {
  due: FilePen,
  release: DoorOpen,
  begins: CalendarClock,
  ends: Hourglass,
  accessEnds: Hourglass,
  event: CalendarClock,
  factor: ReceiptText,
  credit: Wallet,
} as const satisfies Record<AgendaItem['kind'] | 'factor' | 'credit', LucideIcon>

const shown = 5

/** Everything with a term, the soonest first: of one's courses, then of one's money; at most five. */
export function dueRows(
  agenda: readonly AgendaItem[],
  money: Answer<typeof showMoneyDue> | null,
  now: number,
): DueRow[] {
  const rows: DueRow[] = [
    ...agenda.map((item) => ({
      key: `${item.key} ${item.at}`,
      title: agendaInWords(item),
      note: item.within,
      to: item.link,
      at: item.at,
      mark: [item.kind, toneOf[item.kind]] as const,
    })),
    ...(money?.factors ?? []).map(({ id, total, expiresAt }) => ({
      key: id,
      title: words.factor,
      note: tomanText(total),
      to: `/panel/factors/${id}`,
      at: expiresAt,
      mark: ['factor', 'warning'] as const,
    })),
    ...(money?.credits ?? []).map(({ amount, expiresAt }) => ({
      key: `${amount} ${expiresAt}`,
      title: words.credit,
      note: tomanText(amount),
      to: '/panel/wallet',
      at: expiresAt,
      mark: ['credit', 'accent'] as const,
    })),
  ]
  return rows
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shown)
}

const toneOf: Readonly<Record<AgendaItem['kind'], Tone>> = {
  due: 'warning',
  release: 'primary',
  begins: 'primary',
  ends: 'neutral',
  accessEnds: 'warning',
  event: 'primary',
}

/** What has a term in the next two weeks, and what waits in the cart; when nothing has, one line says so. */
export function DueCard({ rows, now }: { rows: readonly DueRow[]; now: number }) {
  return (
    <Card title={words.title} aside={<MoreLink to="/panel/course-calendar">{words.calendar}</MoreLink>} flush>
      <ul className="divide-y divide-line border-t border-line">
        {rows.length === 0 ? (
          <li className="px-4.5 py-4 text-15 text-muted md:px-6">{words.nothing}</li>
        ) : null}
        {rows.map(({ key, mark: [icon, tone], at, ...row }) => (
          <Row key={key} {...row} icon={icons[icon]} tone={tone}>
            <TimeAgo at={at} now={now} />
          </Row>
        ))}
        <CartRow>{(row) => <Row {...row} tone="accent" />}</CartRow>
      </ul>
    </Card>
  )
}

interface RowProps {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly title: string
  readonly note?: string
  readonly to: string
  readonly children?: ReactNode
}

function Row({ icon, tone, title, note, to, children }: RowProps) {
  return (
    <li className="relative flex items-center gap-3 px-4.5 py-3 has-[a:hover]:bg-sunken md:px-6">
      <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone[tone]}`}>
        <Icon of={icon} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-15 font-label leading-relaxed">
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-14 text-muted">
          <span className="min-w-0 wrap-anywhere">{note}</span>
          {children}
        </p>
      </div>
    </li>
  )
}
