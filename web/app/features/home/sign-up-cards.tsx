import type { Answer } from '@arvand/contracts/endpoint'
import type { showManagerHome } from '@arvand/contracts/home/homes'
import { formatDay, weekdayNames } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { Chart } from '../../ui/chart.tsx'
import type { ChartPoint } from '../../ui/chart-figures.ts'
import { manageWords as words } from './manage-words.ts'

type Comparison = Answer<typeof showManagerHome>['month']

/** Sign-ups of the month so far, with the period before as a faint line. */
export function MonthCard({ comparison: { now, before } }: { comparison: Comparison }) {
  const points = now.days.map(({ day, signUps }, at): ChartPoint => {
    const there = before.days[at]
    return { label: formatDay(day), value: signUps, ...(there ? { before: there.signUps } : {}) }
  })
  return (
    <Card title={words.byDay}>
      <Chart
        title={words.byDay}
        points={points}
        names={{ value: now.title, before: before.title }}
        unit={words.unit}
      />
      <YearBefore kind={before.kind} />
    </Card>
  )
}

/** Sign-ups of the week so far by weekday, with the week before as a faint bar. */
export function WeekCard({ comparison: { now, before } }: { comparison: Comparison }) {
  const most = Math.max(1, ...[...now.days, ...before.days].map(({ signUps }) => signUps))
  return (
    <Card title={words.week}>
      <ul className="grid gap-3.5">
        {weekdayNames.map((name, at) => (
          <WeekdayRow
            key={name}
            name={name}
            most={most}
            now={now.days[at]?.signUps ?? null}
            before={before.days[at]?.signUps ?? null}
          />
        ))}
      </ul>
      <YearBefore kind={before.kind} />
    </Card>
  )
}

interface WeekdayRowProps {
  readonly name: string
  readonly most: number
  /** Null for a day in the future. */
  readonly now: number | null
  readonly before: number | null
}

function WeekdayRow({ name, most, now, before }: WeekdayRowProps) {
  const wide = (value: number | null) => ({ inlineSize: `${(100 * (value ?? 0)) / most}%` })
  return (
    <li className={`grid gap-1 ${now === null ? 'text-muted' : ''}`}>
      <p className="flex items-baseline justify-between gap-x-3 text-15">
        <span className="font-[550]">{name}</span>
        <span className="text-14">
          {now === null ? words.notYet : `${formatNumber(now)} ${words.unit}`}
          {before === null ? null : (
            <span className="text-muted">{words.beforeThat(formatNumber(before))}</span>
          )}
        </span>
      </p>
      <span aria-hidden="true" className="relative block h-2 overflow-hidden rounded-full bg-track">
        <span className="absolute inset-y-0 start-0 rounded-full bg-primary-600" style={wide(now)} />
        {before === null ? null : (
          <span className="absolute inset-y-0 start-0 border-e-3 border-edge" style={wide(before)} />
        )}
      </span>
    </li>
  )
}

function YearBefore({ kind }: Pick<Comparison['before'], 'kind'>) {
  return kind === 'lastYear' ? <p className="pt-3 text-14 text-muted">{words.lastYear}</p> : null
}
