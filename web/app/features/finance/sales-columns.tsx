import type { Answer } from '@arvand/contracts/endpoint'
import type { listSales, SalesPart } from '@arvand/contracts/panel/manage-sales'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { sellableOf } from '../../sellables.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import type { Column } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { CourseCover } from '../courses/index.ts'
import type { Days } from '../home/index.ts'
import { factorsPath } from './factors-path.ts'
import { salesWords as words } from './sales-words.ts'

type SoldPart = Answer<typeof listSales>['items'][number]

interface View {
  readonly by: SalesPart
  readonly whole: number
  readonly days: Days
  /** How many days are compared. */
  readonly compared: number
  readonly to: (more: Readonly<Record<string, string | null>>) => string
}

/** The columns of the table of a part. */
export function columnsOf(view: View): readonly Column<SoldPart>[] {
  const { by, whole, compared } = view
  return [
    {
      key: 'title',
      title: words.by[by],
      names: true,
      cell: (part) => <Title view={view} part={part} />,
    },
    ...(by === 'item'
      ? [{ key: 'teacher', title: words.by.teacher, cell: (part: SoldPart) => part.card?.teacher ?? '' }]
      : []),
    {
      key: 'count',
      title: words.counts[by],
      sortable: true,
      cell: ({ count }) => formatNumber(count),
    },
    { key: 'sales', title: words.sales, sortable: true, cell: ({ sales }) => <Sum rials={sales} isStrong /> },
    ...(by === 'teacher' || by === 'offCode'
      ? [
          {
            key: 'share',
            title: words.shares[by],
            cell: ({ share }: SoldPart) => <Sum rials={share ?? 0} />,
          },
        ]
      : []),
    {
      key: 'part',
      title: words.partOfSales,
      cell: ({ sales }) => <PartOfSales percent={whole > 0 ? (100 * sales) / whole : 0} />,
    },
    {
      key: 'change',
      title: words.change,
      sortable: true,
      cell: (part) => <PartChange part={part} days={compared} />,
    },
  ]
}

/** The title of a row; what is no course, or has no teacher or field, says so. */
export const titleOf = (by: SalesPart, { title, kind }: SoldPart): string =>
  title ?? (kind ? sellableOf(kind).plural : words.noTitle[by])

/** The list behind a row; of a field the courses, of all else the factors. */
export function pathOf({ by, days, to }: View, { key, kind }: SoldPart): string | undefined {
  if (by === 'item') return factorsPath(days, kind ? { kind } : { itemId: key })
  if (key === '') return undefined
  if (by === 'field') return to({ by: 'item', field: key, sort: null, order: null })
  return factorsPath(days, by === 'teacher' ? { teacherId: key } : { offCodeId: key })
}

function Title({ view, part }: { view: View; part: SoldPart }) {
  const to = pathOf(view, part)
  const title = titleOf(view.by, part)
  const text = view.by === 'offCode' ? <bdi dir="ltr">{title}</bdi> : title
  const { card } = part
  return (
    <span className="flex min-h-11 items-center gap-3">
      {card ? (
        <span className="w-14 shrink-0 overflow-clip rounded-small">
          <CourseCover slug={card.slug} palette={card.category.palette} cover={card.cover} sizes="3.5rem" />
        </span>
      ) : null}
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center rounded-small font-label hover:underline">
          {text}
        </Link>
      ) : (
        <span className="text-muted">{text}</span>
      )}
    </span>
  )
}

const Sum = ({ rials, isStrong = false }: { rials: number; isStrong?: boolean }) => (
  <span className="whitespace-nowrap">
    <span className={isStrong ? 'font-[650]' : ''}>{tomanNumber(rials)}</span>{' '}
    <span className="text-14 text-muted">{words.toman}</span>
  </span>
)

const PartOfSales = ({ percent }: { percent: number }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className="block h-2 w-16 overflow-hidden rounded-full bg-track max-xl:hidden">
      <span className="block h-full rounded-full bg-primary-600" style={{ inlineSize: `${percent}%` }} />
    </span>
    <bdi dir="ltr">{formatPercent(percent)}</bdi>
  </span>
)

export const PartChange = ({ part, days }: { part: SoldPart; days: number }) => (
  <ChangeMark
    change={changeOf({
      now: part.sales,
      before: part.before,
      base: part.countBefore,
      days,
      difference: tomanText,
    })}
  />
)
