/** The searches of one kind, and those whose address was not among the first three. */
export interface SearchRow {
  readonly kind: string
  readonly asked: number
  readonly missed: readonly string[]
}

/** The text of docs/search.md. */
export const reportOf = (written: readonly SearchRow[], made: readonly SearchRow[]): string => `# Search

Whether people find what they mean: \`demo/search/search.whole.test.ts\` asks \`GET /api/home/search\` over the data of the demo. Found means: among the first three results. The test writes this page (\`npx vitest run demo/search --update\`) and fails when it is no longer true, when a written search misses, or when more than 5 of 100 of a kind that is made from titles miss.

## Written searches
Each is written by hand with what it must find, in \`demo/search/written-searches.ts\`.

${tableOf(written)}

## Made from titles
Of each published course and path and each teacher, the rarest word of the title: whole, and spoilt in the ways in which people spoil it (\`demo/search/made-searches.ts\`).

${tableOf(made)}
`

const tableOf = (rows: readonly SearchRow[]): string =>
  [
    '| searched | asked | found | missed |',
    '|---|---:|---:|---|',
    ...rows.map(({ kind, asked, missed }) => rowOf(kind, asked, asked - missed.length, missed.join('، '))),
    rowOf(
      'together',
      sumOf(rows, ({ asked }) => asked),
      sumOf(rows, ({ asked, missed }) => asked - missed.length),
      '',
    ),
  ].join('\n')

const rowOf = (kind: string, asked: number, found: number, missed: string) =>
  `| ${kind} | ${asked} | ${found} | ${missed} |`

const sumOf = (rows: readonly SearchRow[], of: (row: SearchRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)
