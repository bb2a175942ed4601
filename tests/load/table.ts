import type { Figures } from './generator.ts'

type Side = Figures & { readonly cpuMs: number }

export interface Measured {
  readonly title: string
  readonly ours: Side
  readonly limit: Side
}

const columns = [
  'target',
  'req/s',
  'limit',
  'of limit',
  'p50 ms',
  'p90 ms',
  'p99 ms',
  'cpu ms/req',
  'limit cpu',
  'over it',
]

/** Prints the figures of each target beside its limit, as a Markdown table. */
export function printTable(measured: readonly Measured[]): void {
  const rows = measured.map(({ title, ours, limit }) => [
    title,
    ours.perSecond.toFixed(0),
    limit.perSecond.toFixed(0),
    `${((100 * ours.perSecond) / limit.perSecond).toFixed(0)} %`,
    ours.p50.toFixed(1),
    ours.p90.toFixed(1),
    ours.p99.toFixed(1),
    ours.cpuMs.toFixed(3),
    limit.cpuMs.toFixed(3),
    (ours.cpuMs - limit.cpuMs).toFixed(3),
  ])
  printRows(columns, rows)
}

/** Prints a Markdown table; the first column are words, the others figures. */
export function printRows(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  console.log(line(columns))
  console.log(line(widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))))
  for (const row of rows) console.log(line(row))
}
