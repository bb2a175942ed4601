import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import type { PeriodPoint } from '../../ui/chart-figures.ts'
import { TextLink } from '../../ui/link.tsx'
import { figureWords, chartWords as words } from './manage-words.ts'
import { type Figure, hourText, isMoney, type Period, valueText } from './period-text.ts'

interface PeriodTableProps {
  readonly caption: string
  readonly period: Period
  readonly figure: Figure
  readonly points: readonly PeriodPoint[]
}

/** The same figures as the chart, the newest first; each day leads to its list. */
export function PeriodTable({ caption, period, figure: { figure, series }, points }: PeriodTableProps) {
  const isOfHours = period.kind === 'day'
  const rows = series.flatMap((unit, at) => (unit.now === null ? [] : [{ ...unit, now: unit.now, at }]))
  const cell = 'px-3 py-2 text-start font-normal'
  return (
    <div className="max-h-96 overflow-auto rounded-option border border-line">
      <table className="w-full text-14">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-line text-muted">
            {[
              isOfHours ? words.hour : words.day,
              figureWords[figure].label,
              isOfHours ? words.hourBefore : words.before,
              words.change,
            ].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.toReversed().map(({ now, before, at }) => (
            <tr key={at}>
              <th scope="row" className={cell}>
                <DayLink point={points[at]} text={dayText(period, at)} />
              </th>
              <td className={cell}>{valueText(figure, now)}</td>
              <td className={cell}>{before === null ? '' : valueText(figure, before)}</td>
              <td className={cell}>
                {before === null ? null : (
                  <ChangeMark
                    change={changeOf({
                      ...{ now, before, days: 1, rise: figure === 'refunds' ? 'bad' : 'good' },
                      ...(isMoney(figure) ? { difference: tomanText } : {}),
                    })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayText = ({ kind, now }: Period, at: number) =>
  kind === 'day' ? hourText(at) : formatDay(addDays(now.from, at))

const DayLink = ({ point, text }: { point: PeriodPoint | undefined; text: string }) =>
  point?.to ? <TextLink to={point.to}>{text}</TextLink> : text
