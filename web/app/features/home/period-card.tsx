import { figurePeriod } from '@arvand/contracts/home/homes'
import { currentRules } from '@arvand/persian/locale'
import { tomanNumber } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { ChartLine, ChevronLeft, ChevronRight, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { actWords } from '../../ui/act-words.ts'
import { addressWith, type Filter } from '../../ui/address-with.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { changeText } from '../../ui/change-words.ts'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Link, MoreLink, TextLink } from '../../ui/link.tsx'
import { PeriodChart } from '../../ui/period-chart.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
import {
  chartWords,
  type FigureName,
  figureWords,
  notReadWords,
  periodWords as words,
} from './manage-words.ts'
import { PeriodTable } from './period-table.tsx'
import {
  addressOfPeriod,
  againstText,
  axisOfFigure,
  type Days,
  type Figure,
  figureChange,
  isMoney,
  type Period,
  passedDays,
  pointsOf,
  rangeText,
  valueText,
} from './period-text.ts'

interface PeriodCardProps {
  readonly home: {
    readonly period: Period
    readonly figures: readonly Figure[]
    /** Those that did not come. */
    readonly unread?: readonly FigureName[]
  }
  /** What the address holds of this card; links change it and leave the rest. */
  readonly address: Filter
  readonly chosen: FigureName | null
  readonly isTable: boolean
  /** The address of the list behind a figure; undefined for managers who may not see it. */
  readonly listOf: (figure: FigureName, days: Days) => string | undefined
  /** The label of the tile of sales, where it says more than «فروش». */
  readonly salesLabel?: string
  /** The title of the card, where it is not that of the manager's home. */
  readonly title?: string
  /** Beside the chart. With it, the page's own title stands above, and the periods come first in their row. */
  readonly aside?: ReactNode
}

/** Period, tiles and chart in one card: a tile is the chart's switch. All of it lives in the address. */
export function PeriodCard(props: PeriodCardProps) {
  const { address, chosen, isTable, listOf, salesLabel, title, aside } = props
  const { period, figures, unread = [] } = props.home
  const shown = figures.find(({ figure }) => figure === chosen) ?? figures[0]
  return (
    <section aria-labelledby="period-title" className="grid grid-cols-1 gap-3">
      <PeriodHead
        period={period}
        address={address}
        isPlain={aside !== undefined}
        {...(title ? { title } : {})}
      />
      <div className="overflow-clip rounded-card border border-line bg-surface">
        <nav
          aria-label={chartWords.figures}
          className={`grid grid-cols-2 gap-px bg-line ${figures.length === 4 ? 'xl:grid-cols-4' : 'md:grid-cols-3'}`}
        >
          {figures.map((one) => (
            <Tile
              key={one.figure}
              period={period}
              figure={one}
              isChosen={one === shown}
              label={(one.figure === 'sales' && salesLabel) || figureWords[one.figure].label}
              to={addressWith({ ...address, figure: one.figure })}
            />
          ))}
          {unread.map((figure) => (
            <p key={figure} className="grid content-start gap-0.5 bg-surface px-4 py-3.5 text-14 md:px-5">
              <span className="text-muted">{figureWords[figure].label}</span>
              <span className="text-16 font-label">{notReadWords.tile}</span>
              <TextLink to={addressWith(address)} preventScrollReset alone className="min-h-11">
                {actWords.tryAgain}
              </TextLink>
            </p>
          ))}
        </nav>
        <div
          className={
            aside
              ? 'grid grid-cols-1 border-t border-line xl:grid-cols-[minmax(0,1fr)_19rem]'
              : 'border-t border-line'
          }
        >
          {shown ? (
            <Shown period={period} figure={shown} address={address} isTable={isTable} listOf={listOf} />
          ) : null}
          {aside}
        </div>
      </div>
    </section>
  )
}

interface PeriodHeadProps {
  readonly period: Period
  readonly address: Filter
  /** The periods first, under the title of the page. */
  readonly isPlain: boolean
  readonly title?: string
}

/** The periods, their range, and arrows to those beside it. */
export function PeriodHead({ period, address, isPlain, title = words.title }: PeriodHeadProps) {
  const { kind, earlier, later } = period
  const choice = <PeriodChoice kind={kind} address={address} />
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <h2 id="period-title" className={isPlain ? 'sr-only' : 'text-18 font-title'}>
        {isPlain ? words.choose : title}
      </h2>
      {isPlain ? choice : null}
      <p className="flex-1 basis-48 text-14 text-muted">{againstText(period)}</p>
      <p className="flex items-center gap-1">
        <Step icon={ChevronRight} label={words.earlier} to={addressWith({ ...address, to: earlier })} />
        <span className="min-w-32 text-center text-15 font-label">{rangeText(period.now, period.today)}</span>
        <Step icon={ChevronLeft} label={words.later} to={later && addressWith({ ...address, to: later })} />
      </p>
      {isPlain ? null : choice}
    </header>
  )
}

/** The kinds of periods; links, so that the choice lives in the address. */
function PeriodChoice({ kind, address }: { kind: Period['kind']; address: Filter }) {
  const monthName = words.monthOf[currentRules().jalali ? 'jalali' : 'gregorian']
  return (
    <nav
      aria-label={words.choose}
      className="max-w-full overflow-x-auto rounded-control border border-line bg-sunken p-1"
    >
      <ul className="flex">
        {figurePeriod.options.map((option) => (
          <li key={option} className="shrink-0">
            <Link
              to={addressWith({ ...address, period: addressOfPeriod[option], to: null })}
              preventScrollReset
              aria-current={option === kind ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-small px-3.5 text-15 font-label text-muted -outline-offset-2 hover:text-ink aria-[current=true]:bg-surface aria-[current=true]:text-ink"
            >
              {option === 'month' ? monthName : words.periods[option]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An arrow to the period beside this one; off towards the future. */
function Step({ icon, label, to }: { icon: LucideIcon; label: string; to: string | null }) {
  const look = 'inline-grid size-11 place-items-center rounded-control'
  return to ? (
    <Link to={to} preventScrollReset aria-label={label} className={`${look} hover:bg-sunken`}>
      <Icon of={icon} size={20} />
    </Link>
  ) : (
    <span aria-hidden="true" className={`${look} text-muted opacity-50`}>
      <Icon of={icon} size={20} />
    </span>
  )
}

interface TileProps {
  readonly period: Period
  readonly figure: Figure
  readonly isChosen: boolean
  readonly label: string
  readonly to: string
}

function Tile({ period, figure, isChosen, label, to }: TileProps) {
  const { figure: name, now, counts, series } = figure
  const change = figureChange(period, figure)
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="group grid content-start gap-x-3 gap-y-0.5 border-t-3 border-transparent bg-surface px-4 py-3.5 -outline-offset-2 hover:bg-sunken aria-[current=true]:border-primary-600 aria-[current=true]:bg-primary-50 xl:grid-cols-[auto_minmax(2rem,7rem)] md:px-5 last:odd:col-span-2 md:last:odd:col-span-1"
    >
      <span className="text-14 text-muted xl:col-span-2">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-1.5 xl:col-span-2">
        <span className="text-21 font-display md:text-26">
          {isMoney(name) ? tomanNumber(now) : formatNumber(now)}
        </span>
        {isMoney(name) ? <span className="text-14 text-muted">{chartWords.toman}</span> : null}
      </span>
      {period.passed === 0 ? null : (
        <span className="text-14">
          {name === 'refunds' && counts.now > 0 ? (
            <span className="text-muted">{chartWords.count(formatNumber(counts.now))}</span>
          ) : null}
          <ChangeMark change={change} />
        </span>
      )}
      <span className="max-xl:pt-1 xl:-mt-3 xl:justify-self-end xl:w-full xl:max-w-28">
        <Sparkline points={series.map((unit) => unit.now)} />
      </span>
    </Link>
  )
}

interface ShownProps extends Pick<PeriodCardProps, 'address' | 'isTable' | 'listOf'> {
  readonly period: Period
  readonly figure: Figure
}

/** The chosen figure as a chart, or as a table in its place. */
function Shown({ period, figure, address, isTable, listOf }: ShownProps) {
  const name = figure.figure
  const { label, daily, hourly, none, list, press } = figureWords[name]
  const axis = axisOfFigure(figure)
  const points = pointsOf(period, figure, listOf)
  const isEmpty = figure.series.every(({ now }) => !now)
  const all = listOf(name, passedDays(period))
  const sentence = chartWords.sentence(
    label,
    rangeText(period.now, period.today),
    valueText(name, figure.now),
    changeText(figureChange(period, figure)),
  )
  return (
    <figure className="grid grid-cols-1 content-start gap-3 px-4 py-4 md:px-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-16 font-title">
          {period.kind === 'day' ? hourly : daily}
          {axis.unit && !isTable ? (
            <span className="text-14 font-normal text-muted"> ({axis.unit})</span>
          ) : null}
        </span>
        <Legend period={period} />
      </figcaption>
      {isTable ? (
        <PeriodTable caption={sentence} period={period} figure={figure} points={points} />
      ) : (
        <PeriodChart
          sentence={sentence}
          points={points}
          axisText={axis.text}
          leastStep={axis.leastStep}
          empty={
            isEmpty ? (
              <>
                <span>{period.passed === 0 ? words.justBegun : none}</span>
                <TextLink to={addressWith({ ...address, to: period.earlier })} preventScrollReset>
                  {chartWords.otherPeriod}
                </TextLink>
              </>
            ) : null
          }
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-14 text-muted">
        {all && !isTable && !isEmpty ? <p>{press}</p> : null}
        <span className="ms-auto flex flex-wrap items-center gap-x-6">
          {all && !isEmpty ? <MoreLink to={all}>{list}</MoreLink> : null}
          <TextLink
            to={addressWith({ ...address, view: isTable ? null : 'table' })}
            preventScrollReset
            alone
            className="inline-flex min-h-11 items-center gap-2 text-15"
          >
            <Icon of={isTable ? ChartLine : Table2} size={18} />
            {isTable ? chartWords.inChart : chartWords.inTable}
          </TextLink>
        </span>
      </div>
    </figure>
  )
}

function Legend({ period }: { period: Period }) {
  return (
    <span className="flex flex-wrap gap-x-5 text-14 text-muted">
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-[3px] border-primary-600" />
        {rangeText(period.now, period.today)}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dotted border-edge" />
        {rangeText(period.before, period.today)}
      </span>
    </span>
  )
}
