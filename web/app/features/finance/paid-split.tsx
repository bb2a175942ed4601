import type { Answer } from '@arvand/contracts/endpoint'
import type { showSales } from '@arvand/contracts/panel/manage-sales'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { ReceiptText, Scale } from 'lucide-react'
import { pathWith } from '../../ui/address-with.ts'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Days } from '../home/index.ts'
import { factorsPath } from './factors-path.ts'
import { salesWords as words } from './sales-words.ts'

type Report = Answer<typeof showSales>

interface PaidSplitProps extends Pick<Report, 'paid' | 'abandoned'> {
  readonly days: Days
  /** The address of the sales by teacher. */
  readonly teachersTo: string
}

/** How what buyers paid divides; the parts add up to it. */
export function PaidSplit({ paid, abandoned, days, teachersTo }: PaidSplitProps) {
  const parts = [
    { name: words.teachers, sum: paid.teachers, fill: 'bg-primary-600', to: teachersTo },
    { name: words.platform, sum: paid.platform, fill: 'bg-(--chart-2)', to: factorsPath(days) },
    { name: words.tax, sum: paid.tax, fill: 'bg-accent-500', to: factorsPath(days) },
    {
      name: words.giftCards,
      sum: paid.giftCards,
      fill: 'bg-edge',
      to: factorsPath(days, { kind: 'giftCard' }),
    },
  ].filter(({ sum, fill }) => sum !== 0 || fill !== 'bg-edge')
  return (
    <section
      aria-labelledby="paid-title"
      className="grid content-start gap-3 border-t border-line px-4 py-4 md:px-6 xl:border-s xl:border-t-0"
    >
      <h3 id="paid-title" className="text-16 font-title">
        {words.paid} <span className="text-14 font-normal text-muted">{words.paidNote}</span>
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-26 font-display">{tomanNumber(paid.total)}</span>
        <span className="text-14 text-muted">{words.toman}</span>
      </p>
      <Bar parts={parts} />
      <ul className="grid text-15">
        {parts.map(({ name, sum, fill, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-small hover:bg-sunken"
            >
              <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${fill}`} />
              <span className="flex-1">{name}</span>
              <bdi className="font-[650]">{tomanNumber(sum)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid border-t border-line pt-2 text-15">
        <Row icon={Scale} to="/manage/ledger" name={words.ledger} />
        <Row
          icon={ReceiptText}
          to={pathWith('/manage/finance/abandoned', { from: days.from, to: days.to })}
          name={words.abandoned(formatNumber(abandoned.count))}
          sum={abandoned.total}
        />
      </div>
    </section>
  )
}

interface RowProps {
  readonly icon: LucideIcon
  readonly to: string
  readonly name: string
  readonly sum?: number
}

const Row = ({ icon, to, name, sum = 0 }: RowProps) => (
  <Link to={to} className="flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-small hover:bg-sunken">
    <Icon of={icon} size={18} />
    <span className="flex-1">{name}</span>
    {sum > 0 ? <span className="text-muted">{tomanText(sum)}</span> : null}
  </Link>
)

/** The parts as one bar, growing from the right; each is named beside its sum below. */
function Bar({ parts }: { parts: readonly { name: string; sum: number; fill: string }[] }) {
  const whole = parts.reduce((all, { sum }) => all + Math.max(0, sum), 0)
  if (whole === 0) return <span aria-hidden="true" className="block h-3 rounded-small bg-track" />
  return (
    <span aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-small">
      {parts.map(({ name, sum, fill }) =>
        sum > 0 ? (
          <span key={name} className={fill} style={{ inlineSize: `${(100 * sum) / whole}%` }} />
        ) : null,
      )}
    </span>
  )
}
