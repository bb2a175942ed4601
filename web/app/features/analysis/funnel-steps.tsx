import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { ChangeMark } from '../../ui/change.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/link.tsx'
import {
  type Days,
  type Figure,
  type FigureName,
  figureChange,
  figureWords,
  type Period,
  passedDays,
} from '../home/index.ts'
import { funnelWords as words } from './words.ts'

interface FunnelStepsProps {
  readonly period: Period
  readonly figures: readonly Figure[]
  readonly listOf: (figure: FigureName, days: Days) => string | undefined
}

interface Step {
  readonly figure: Figure
  /** Percents: of the widest stage, and of the stage before; null for the first, and where this one is more than that. */
  readonly width: number
  readonly ofPrevious: number | null
}

/** The stages under one another, each as wide as its figure, in a table that is the chart. */
export function FunnelSteps({ period, figures, listOf }: FunnelStepsProps) {
  return (
    <section aria-labelledby="steps-title" className="grid grid-cols-1 gap-3">
      <h2 id="steps-title" className="text-18 font-title">
        {words.steps}
      </h2>
      <DataTable
        caption={words.caption}
        columns={columnsOf(period, listOf)}
        rows={stepsOf(figures)}
        rowKey={({ figure }) => figure.figure}
      />
    </section>
  )
}

function stepsOf(figures: readonly Figure[]): Step[] {
  const most = Math.max(1, ...figures.map(({ now }) => now))
  return figures.map((figure, at) => {
    const previous = figures[at - 1]?.now ?? 0
    return {
      figure,
      width: (100 * figure.now) / most,
      ofPrevious: previous > 0 && figure.now <= previous ? (100 * figure.now) / previous : null,
    }
  })
}

const columnsOf = (period: Period, listOf: FunnelStepsProps['listOf']): readonly Column<Step>[] => [
  {
    key: 'stage',
    title: words.stage,
    names: true,
    cell: ({ figure: { figure }, width }) => <Stage title={figureWords[figure].label} width={width} />,
  },
  {
    key: 'now',
    title: words.now,
    cell: ({ figure: { figure, now } }) => {
      const to = now > 0 ? listOf(figure, passedDays(period)) : undefined
      return to ? (
        <TextLink
          alone
          to={to}
          aria-label={`${formatNumber(now)}، ${figureWords[figure].list}`}
          className="inline-flex min-h-11 items-center font-[650]"
        >
          {formatNumber(now)}
        </TextLink>
      ) : (
        <span className="font-[650]">{formatNumber(now)}</span>
      )
    },
  },
  { key: 'before', title: words.before, wide: true, cell: ({ figure: { before } }) => formatNumber(before) },
  {
    key: 'change',
    title: words.change,
    cell: ({ figure }) => (period.passed === 0 ? null : <ChangeMark change={figureChange(period, figure)} />),
  },
  {
    key: 'ofPrevious',
    title: words.ofPrevious,
    cell: ({ ofPrevious }) => (ofPrevious === null ? null : <bdi dir="ltr">{formatPercent(ofPrevious)}</bdi>),
  },
]

const Stage = ({ title, width }: { title: string; width: number }) => (
  <span className="grid min-w-36 gap-1.5">
    <span className="font-label">{title}</span>
    <span aria-hidden="true" className="block h-2.5 w-full overflow-hidden rounded-full bg-track">
      <span className="block h-full rounded-full bg-primary-600" style={{ inlineSize: `${width}%` }} />
    </span>
  </span>
)
