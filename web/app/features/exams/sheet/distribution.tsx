import { formatNumber } from '@arvand/persian/numbers'
import { sheetWords as words } from '../words/sheet-words.ts'
import { drawnSteps, type Sheet } from './sheet-figures.ts'

const step = 250

/** How many candidates have which whole تراز, low ones at the right, with one's own. */
export function Distribution({ sheet: { distribution, wholes } }: { sheet: Sheet }) {
  const own = wholes[0]?.standard ?? 0
  const { from, counts } = drawnSteps(distribution)
  const top = Math.max(1, ...counts)
  const all = distribution.reduce((sum, count) => sum + count, 0)
  const ownStep = Math.min(distribution.length - 1, Math.floor(own / step)) - from
  const every = Math.max(1, Math.ceil(counts.length / 5))
  return (
    <section aria-labelledby="distribution" className="grid grid-cols-1 gap-3">
      <h2 id="distribution" className="text-18 font-title">
        {words.distribution}
      </h2>
      <div
        role="img"
        aria-label={words.distributionAlt(formatNumber(own), formatNumber(all))}
        className="grid gap-1 pt-8"
      >
        <div className="flex h-40 items-end gap-px border-b border-line print:h-24">
          {counts.map((count, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in a fixed order
              key={at}
              className={`relative flex-1 rounded-t-small ${at === ownStep ? 'bg-primary-600' : 'bg-primary-100'}`}
              style={{ height: `${(count / top) * 100}%` }}
            >
              {at === ownStep ? (
                <span
                  className={`absolute bottom-full mb-1 rounded-full bg-deep px-2.5 py-0.5 text-12 font-title whitespace-nowrap text-on-deep ${at < counts.length / 2 ? 'start-0' : 'end-0'}`}
                >
                  {words.you(formatNumber(own))}
                </span>
              ) : null}
            </div>
          ))}
        </div>
        <div className="flex text-12 text-muted">
          {counts.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in a fixed order
            <span key={at} className="w-0 flex-1 overflow-visible whitespace-nowrap">
              {at % every === 0 ? formatNumber((from + at) * step) : ''}
            </span>
          ))}
        </div>
      </div>
      <p className="text-14 text-muted">{words.column}</p>
    </section>
  )
}
