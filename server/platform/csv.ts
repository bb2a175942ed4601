/** A row with the number that spreadsheet programs show beside it. */
export interface TableRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows of a CSV; commas, semicolons and tabs are all written by spreadsheet programs. */
export function csvRows(text: string): TableRow[] {
  const words = text.replace(/^\ufeff/, '')
  const head = words.slice(0, 2000).split(/\r\n?|\n/, 1)[0] ?? ''
  const mark = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
  const rows: string[][] = []
  let row: string[] = []
  // A quote inside a cell, or one that nothing closes, is a letter like any other: no row is lost by it.
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^\\r\\n${mark}]*))(${mark}|\\r\\n?|\\n|$)`, 'gy')
  for (let found = pattern.exec(words); found; found = pattern.exec(words)) {
    const [all, quoted, plain = '', end = ''] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === mark) continue
    rows.push(row)
    row = []
    if (all === '' || pattern.lastIndex >= words.length) break
  }
  return rows.map((cells, at) => ({ number: at + 1, cells: cells.map(harmless) }))
}

/** Programs put `'` before texts that would be formulas. */
const harmless = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')
