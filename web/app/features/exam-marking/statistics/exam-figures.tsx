import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { Chart } from '../../../ui/chart.tsx'
import { statisticsWords as words } from '../words/statistics-words.ts'
import type { Statistics } from './doubt-sentences.ts'
import { ShownPercent } from './shown-percent.tsx'

const figures = ['mean', 'median', 'deviation', 'alpha', 'standardError'] as const

/** How the exam went as a whole; each figure with what it says, in plain words. */
export function ExamFigures({ statistics }: { statistics: Statistics }) {
  return (
    <section aria-labelledby="figures" className="grid grid-cols-1 gap-3">
      <h2 id="figures" className="text-18 font-title">
        {words.figures}
      </h2>
      <dl className="grid grid-cols-1 border-line max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:border max-sm:bg-surface sm:grid-cols-2 sm:gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-5">
        {figures.map((name) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1 p-4.5 sm:grid-cols-1 sm:rounded-card sm:border sm:border-line sm:bg-surface md:p-5"
          >
            <dt className="text-15 font-label sm:text-14 sm:font-normal sm:text-muted">{words[name]}</dt>
            <dd className="text-21 font-display sm:text-26">
              <ShownPercent of={statistics[name]} digits={1} />
            </dd>
            <dd className="col-span-full text-14 text-muted">
              {name === 'alpha' && statistics.alpha === null ? words.noAlpha : words[`${name}Text`]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How many attempts reached each tenth of the points; the lowest stands at the right. */
export const Distribution = ({ statistics: { distribution } }: { statistics: Statistics }) => (
  <Card title={words.distribution}>
    <Chart
      kind="bar"
      title={words.distributionTitle}
      names={{ value: words.attempts }}
      labels={words.ranges}
      points={distribution.map((value, at) => ({
        label: words.range(formatNumber(at * 10), formatNumber(at * 10 + 10)),
        value,
      }))}
    />
  </Card>
)
