import { checkLedger } from '@arvand/contracts/panel/wallet'
import { formatDateTime, formatDay } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { RefreshCw } from 'lucide-react'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/chart.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/ledger'
import { ledgerWords as words } from './words.ts'

export const loader = async ({ context }: Route.LoaderArgs) => callerOf(context)(checkLedger, {})

export const meta = () => [{ title: titled(words.title) }]

type Proof = Route.ComponentProps['loaderData']
type Kind = Proof['kinds'][number]
type Fault = Proof['faults'][number]

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const { kinds, faults, days, total } = loaderData
  const sumOf = (wanted: (kind: string) => boolean) =>
    kinds.reduce((sum, { kind, value }) => sum + (wanted(kind) ? value : 0), 0)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <Proved {...loaderData} />
        {faults.length > 0 ? <Faults faults={faults} /> : null}
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Figure label={words.total} rials={total} />
          <Figure label={words.people} rials={sumOf((kind) => kind === 'person' || kind === 'gift-card')} />
          <Figure label={words.sales} rials={sumOf((kind) => kind === 'sales')} />
          <Figure label={words.banks} rials={Math.abs(sumOf((kind) => kind.startsWith('bank:')))} />
        </div>
        <Card title={words.byDay}>
          <ByDay days={days} />
        </Card>
        <div className="grid gap-3">
          <h2 className="text-18 font-title">{words.kinds}</h2>
          <DataTable
            caption={words.kinds}
            columns={columns}
            rows={kinds.toSorted((a, b) => placeOf(a) - placeOf(b))}
            rowKey={({ kind }) => kind}
          />
        </div>
      </div>
    </>
  )
}

function Proved({ isSound, transactions, entries, faults, checkedAt }: Proof) {
  return (
    <Alert tone={isSound ? 'success' : 'danger'} title={isSound ? words.sound : words.broken}>
      <p>
        {isSound
          ? words.soundText(formatNumber(transactions), formatNumber(entries))
          : words.brokenText(formatNumber(faults.length))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{words.checkedAt(formatDateTime(checkedAt))}</p>
        <ButtonLink to="/manage/ledger" variant="outline" size="compact" icon={RefreshCw}>
          {words.again}
        </ButtonLink>
      </div>
    </Alert>
  )
}

const Figure = ({ label, rials }: { label: string; rials: number }) => (
  <Stat label={label} value={tomanNumber(rials)} unit={words.toman} />
)

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <Card title={words.faults}>
      <ul className="divide-y divide-line">
        {faults.map(({ what, id, said, found }) => (
          <li key={`${what} ${id}`} className="py-3">
            <p className="text-16 font-label">{words.fault[what]}</p>
            <p className="text-14 text-muted">{words.said(tomanNumber(said), tomanNumber(found))}</p>
            <p className="text-14 text-muted wrap-anywhere">
              {words.id}: <bdi className="ltr-run font-mono">{id}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Small sums in thousands of toman, large ones in millions, so that the labels of the axis stay short. */
function ByDay({ days }: Pick<Proof, 'days'>) {
  const isLarge = days.some(({ moved }) => moved >= 100_000_000)
  const rialsOfUnit = isLarge ? 10_000_000 : 10_000
  return (
    <Chart
      title={words.byDay}
      kind="bar"
      points={days.map(({ day, moved }) => ({
        label: formatDay(day),
        value: Math.round((moved / rialsOfUnit) * 10) / 10,
      }))}
      names={{ value: words.moved(isLarge) }}
      unit={words.units(isLarge)}
    />
  )
}

/** In the order of the names; banks come after people's accounts. */
const order = Object.keys(words.names)
const placeOf = ({ kind }: Kind): number => (kind.startsWith('bank:') ? 2.5 : order.indexOf(kind))

function nameOf(kind: string): string {
  const known = words.names[kind]
  if (known !== undefined || !kind.startsWith('bank:')) return known ?? kind
  const bank = kind.slice('bank:'.length)
  return words.bank(words.banksByName[bank] ?? bank)
}

const number = (value: number) => <span className="tabular-nums">{formatNumber(value)}</span>
const money = (rials: number) => <span className="whitespace-nowrap tabular-nums">{tomanText(rials)}</span>

const columns: readonly Column<Kind>[] = [
  { key: 'kind', title: words.kind, names: true, cell: ({ kind }) => nameOf(kind) },
  { key: 'accounts', title: words.accounts, wide: true, cell: ({ accounts }) => number(accounts) },
  { key: 'entries', title: words.entries, wide: true, cell: ({ entries }) => number(entries) },
  { key: 'held', title: words.held, wide: true, cell: ({ held }) => (held ? money(held) : '—') },
  { key: 'value', title: words.value, cell: ({ value }) => money(value) },
]
