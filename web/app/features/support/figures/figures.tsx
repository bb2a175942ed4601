import type { Answer } from '@arvand/contracts/endpoint'
import { type SupportFigure, showFigures, supportFigure } from '@arvand/contracts/support/figures'
import { formatNumber } from '@arvand/persian/numbers'
import { useSearchParams } from 'react-router'
import { callerOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { pathWith } from '../../../ui/address-with.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { periodAsked } from '../../analysis/index.ts'
import { PeriodHead } from '../../home/index.ts'
import { departments } from '../words.ts'
import type { Route } from './+types/figures'
import { FigureSum } from './figure-value.tsx'
import { inTimeText, figuresWords as words } from './figure-words.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callerOf(context)(showFigures, periodAsked(url.searchParams))

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

type Figures = Answer<typeof showFigures>['whole']

interface Row {
  readonly key: string
  readonly name: string
  readonly figures: Figures
  /** What of the address narrows the list behind a figure. */
  readonly of: Readonly<Record<string, string>>
}

/** How fast support was, as a whole, by department and by member of the staff. */
export default function SupportFigures({ loaderData }: Route.ComponentProps) {
  const { period, whole, departments: ofDepartments, members } = loaderData
  const [asked] = useSearchParams()
  const address = Object.fromEntries(asked)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PeriodHead period={period} address={address} isPlain />
        <Table
          title={words.whole}
          address={address}
          rows={[{ key: 'whole', name: words.whole, figures: whole, of: {} }]}
        />
        <Table
          title={words.departments}
          address={address}
          rows={ofDepartments.map(({ department, figures }) => ({
            ...{ key: department, name: departments[department], figures, of: { department } },
          }))}
        />
        {members.length === 0 ? null : (
          <Table
            title={words.members}
            address={address}
            rows={members.map(({ member, figures }) => ({
              ...{ key: member?.id ?? 'nobody', name: member?.name ?? words.nobody, figures },
              of: { member: member?.id ?? 'nobody' },
            }))}
          />
        )}
      </div>
    </>
  )
}

interface TableProps {
  readonly title: string
  readonly address: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
}

const Table = ({ title, address, rows }: TableProps) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="text-18 font-title">{title}</h2>
    <DataTable caption={title} columns={columnsOf(address)} rows={rows} rowKey={({ key }) => key} />
  </section>
)

const columnsOf = (address: TableProps['address']): readonly Column<Row>[] => [
  {
    key: 'name',
    title: words.name,
    names: true,
    cell: ({ name }) => <span className="block min-w-28 font-label">{name}</span>,
  },
  ...supportFigure.options.map((figure) => ({
    key: figure,
    title: words.figures[figure],
    cell: (row: Row) => <Figure figure={figure} row={row} address={address} />,
  })),
]

interface FigureProps {
  readonly figure: SupportFigure
  readonly row: Row
  readonly address: TableProps['address']
}

/** A figure with the tickets behind it and what it was in the period before. */
function Figure({ figure, row: { name, figures, of }, address }: FigureProps) {
  const { now, before } = figures[figure]
  const inTime = inTimeText(figure, now)
  return (
    <span className="grid gap-0.5 whitespace-nowrap">
      {now.count === 0 ? (
        <span>
          <FigureSum figure={figure} of={now} />
        </span>
      ) : (
        <TextLink
          alone
          to={pathWith('/manage/tickets/figures/list', { ...address, ...of, figure })}
          className="inline-flex min-h-11 items-center"
        >
          <FigureSum figure={figure} of={now} />
          <span className="sr-only">{words.listOf(words.figures[figure], name)}</span>
        </TextLink>
      )}
      {figure === 'opened' || now.count === 0 ? null : (
        <span className="text-14 text-muted">
          {words.count(formatNumber(now.count))}
          {inTime ? `، ${inTime}` : null}
        </span>
      )}
      <span className="text-14 text-muted">
        {words.before} <FigureSum figure={figure} of={before} />
      </span>
    </span>
  )
}
