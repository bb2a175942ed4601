import type { QuestionResult } from '@arvand/contracts/surveys'
import { formatNumber } from '@arvand/persian/numbers'
import { resultsWords as words } from '../words.ts'

type Nps = Extract<QuestionResult, { kind: 'nps' }>

/** The net promoter score, and the three groups that it comes from. */
export function NpsFigure({ question }: { question: Nps }) {
  const { score, promoters, passives, detractors, answered } = question
  const groups = [
    { label: words.promoters, count: promoters, fill: 'bg-success' },
    { label: words.passives, count: passives, fill: 'bg-warning' },
    { label: words.detractors, count: detractors, fill: 'bg-danger' },
  ]
  return (
    <div className="grid gap-3">
      {score === null ? null : (
        <p className="flex items-baseline gap-2">
          <span className="text-15 text-muted">{words.score}</span>
          <strong className="text-32 font-display">{formatNumber(score)}</strong>
        </p>
      )}
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full bg-track">
        {groups.map(({ label, count, fill }) => (
          <div
            key={label}
            className={fill}
            style={{ inlineSize: `${answered === 0 ? 0 : (count * 100) / answered}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
        {groups.map(({ label, count, fill }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${fill}`} />
            {label}: {formatNumber(count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
