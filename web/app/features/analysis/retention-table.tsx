import type { showRetention } from '@arvand/contracts/analysis/retention'
import type { Answer } from '@arvand/contracts/endpoint'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { pathWith } from '../../ui/address-with.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { monthText } from './month-text.ts'
import { retentionWords as words } from './words.ts'

type Month = Answer<typeof showRetention>['items'][number]

interface RetentionTableProps {
  /** The oldest first. */
  readonly months: readonly Month[]
  /** Whether the visitor may open the list of people. */
  readonly seesPeople: boolean
}

/** A row a month of joining, a column a month since: the fuller a cell, the more of them learned. */
export const RetentionTable = ({ months, seesPeople }: RetentionTableProps) => (
  <DataTable
    caption={words.caption}
    columns={columnsOf(months.length, seesPeople)}
    rows={months}
    rowKey={({ from }) => from}
  />
)

const laterText = (later: number) => (later === 0 ? words.same : words.later(formatNumber(later)))

const columnsOf = (months: number, seesPeople: boolean): readonly Column<Month>[] => [
  {
    key: 'month',
    title: words.month,
    names: true,
    cell: ({ from }) => <span className="font-label whitespace-nowrap">{monthText(from)}</span>,
  },
  {
    key: 'joined',
    title: words.joined,
    cell: (month) => <Joined month={month} seesPeople={seesPeople} />,
  },
  ...Array.from({ length: months }, (_, later) => ({
    key: `later${later}`,
    title: laterText(later),
    cell: (month: Month) => <Learned month={month} later={later} />,
  })),
]

function Joined({ month: { from, to, joined }, seesPeople }: { month: Month; seesPeople: boolean }) {
  if (!seesPeople || joined === 0) return formatNumber(joined)
  return (
    <TextLink
      alone
      to={pathWith('/manage/people', { from, to })}
      aria-label={words.joinedOf(formatNumber(joined), monthText(from))}
      className="inline-flex min-h-11 items-center"
    >
      {formatNumber(joined)}
    </TextLink>
  )
}

/** How strong the colour of a cell may be without making its words hard to read. */
const strongest = 32

function Learned({ month: { from, joined, learned }, later }: { month: Month; later: number }) {
  const people = learned[later]
  if (people === undefined || joined === 0) return null
  const share = (100 * people) / joined
  const look = 'inline-grid min-h-11 min-w-16 place-items-center rounded-small px-2 text-ink'
  const colour = {
    backgroundColor: `color-mix(in srgb, var(--primary-600) ${Math.round((share * strongest) / 100)}%, transparent)`,
  }
  const percent = formatPercent(Math.round(share))
  const text = <bdi dir="ltr">{percent}</bdi>
  const name = words.cell(formatNumber(people), formatNumber(joined), monthText(from), laterText(later))
  return people === 0 ? (
    <span className={look} style={colour}>
      {text}
    </span>
  ) : (
    <Link
      to={pathWith('/manage/analysis/retention/people', { month: from, later: String(later) })}
      aria-label={`${name}، ${percent}`}
      title={name}
      className={`${look} hover:underline`}
      style={colour}
    >
      {text}
    </Link>
  )
}
