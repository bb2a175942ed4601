import type { Factor } from '@arvand/contracts/commerce'
import { formatNumber } from '@arvand/persian/numbers'
import { recipientText } from '../cart/index.ts'
import { printWords as words } from './print-words.ts'

/** The lines of a factor: a table on paper and wide screens, a list on phones. */
export function PrintedLines({ factor }: { factor: Factor }) {
  return (
    <>
      <LinesTable factor={factor} />
      <LinesList factor={factor} />
    </>
  )
}

const cell = 'border border-edge px-2 py-1.5'
const figure = `${cell} text-end tabular-nums whitespace-nowrap`

/** A table of seven columns, on paper and where there is space. */
function LinesTable({ factor }: { factor: Factor }) {
  return (
    <table className="w-full border-collapse text-14 max-md:hidden print:table">
      <caption className="pb-1.5 text-start text-muted">{words.inRials}</caption>
      <thead className="bg-sunken">
        <tr>
          {[words.row, words.what, words.count, words.price, words.discount, words.tax, words.total].map(
            (name) => (
              <th key={name} scope="col" className={`${cell} text-start font-label whitespace-nowrap`}>
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {factor.lines.map((line, at) => (
          <tr key={line.lineId} className="break-inside-avoid">
            <td className={figure}>{formatNumber(at + 1)}</td>
            <td className={`${cell} min-w-40`}>
              {line.title}
              {line.given ? <span className="block text-muted">{recipientText(line)}</span> : null}
            </td>
            <td className={figure}>{formatNumber(line.quantity)}</td>
            <td className={figure}>{formatNumber(line.price)}</td>
            <td className={figure}>{formatNumber(line.discount)}</td>
            <td className={figure}>{formatNumber(line.tax)}</td>
            <td className={figure}>{formatNumber(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-label">
        <tr>
          <th scope="row" colSpan={3} className={`${cell} text-start`}>
            {words.sum}
          </th>
          <td className={figure}>{formatNumber(factor.subtotal)}</td>
          <td className={figure}>{formatNumber(factor.discount)}</td>
          <td className={figure}>{formatNumber(factor.tax)}</td>
          <td className={figure}>{formatNumber(factor.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The same lines as a list, for phones. */
function LinesList({ factor }: { factor: Factor }) {
  return (
    <section aria-label={words.what} className="grid gap-2 md:hidden print:hidden">
      <p className="text-muted">{words.inRials}</p>
      <ol className="divide-y divide-edge rounded-small border border-edge">
        {factor.lines.map((line) => (
          <li key={line.lineId} className="grid gap-1 p-3.5">
            <p className="font-label wrap-anywhere">{line.title}</p>
            {line.given ? <p className="text-muted">{recipientText(line)}</p> : null}
            <Figures of={line} first={[words.price, line.price]} count={line.quantity} />
          </li>
        ))}
        <li className="grid gap-1 bg-sunken p-3.5 font-label">
          <p>{words.sum}</p>
          <Figures of={factor} first={[words.amount, factor.subtotal]} />
        </li>
      </ol>
    </section>
  )
}

interface FiguresProps {
  readonly of: { readonly discount: number; readonly tax: number; readonly total: number }
  readonly first: readonly [string, number]
  readonly count?: number
}

/** The sums of a line or of the whole factor; a zero discount or tax is left out. */
function Figures({ of: { discount, tax, total }, first, count = 1 }: FiguresProps) {
  const rows = [
    ...(count > 1 ? [[words.count, count] as const] : []),
    first,
    ...(discount > 0 ? [[words.discount, discount] as const] : []),
    ...(tax > 0 ? [[words.tax, tax] as const] : []),
    [words.total, total] as const,
  ]
  return (
    <dl className="grid gap-0.5">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
