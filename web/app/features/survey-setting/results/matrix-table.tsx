import type { QuestionResult } from '@arvand/contracts/surveys'
import { formatNumber } from '@arvand/persian/numbers'
import { resultsWords as words } from '../words.ts'

type Matrix = Extract<QuestionResult, { kind: 'matrix' }>

const cell = 'px-3 py-2 text-start text-14'

/** How often each column was chosen in each row; the darker, the more often. */
export function MatrixTable({ question: { title, columns, rows } }: { question: Matrix }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
    <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className={cell}>
              <span className="sr-only">{words.row}</span>
            </th>
            {columns.map(({ id, text }) => (
              <th key={id} scope="col" className={cell}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={`${cell} min-w-40 font-normal wrap-anywhere`}>
                {row.text}
              </th>
              {columns.map(({ id }, at) => (
                <td key={id} className={cell}>
                  <CountBar count={row.counts[at] ?? 0} all={row.counts.reduce((sum, one) => sum + one, 0)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CountBar = ({ count, all }: { count: number; all: number }) => (
  <span className="grid min-w-14 gap-1">
    {formatNumber(count)}
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-track">
      <span
        className="block h-full rounded-full bg-primary-600"
        style={{ inlineSize: `${all === 0 ? 0 : (count * 100) / all}%` }}
      />
    </span>
  </span>
)
