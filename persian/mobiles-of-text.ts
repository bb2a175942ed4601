import { cleanLine } from './clean-text.ts'
import { parsePhone } from './mobile.ts'

export interface GivenMobile {
  /** As it was written, for the report. */
  readonly given: string
  /** E.164; null: it is none. */
  readonly mobile: string | null
}

const longestShown = 120

/**
 * The mobiles in a pasted text or a CSV, in their order: one on each line, or the cells of a line that are one. A line
 * without any stays, so that the report names it; a first line of words alone is the head of a table.
 */
export function mobilesOfText(text: string): GivenMobile[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((row) => cleanLine(row) !== '')
  const isHead = rows[0] !== undefined && !/\p{N}/u.test(rows[0])
  return rows.slice(isHead && rows.length > 1 ? 1 : 0).flatMap(mobilesOfRow)
}

function mobilesOfRow(row: string): GivenMobile[] {
  const cells = row.split(/[,;\t،؛|]/).map((cell) => cleanLine(cell.replace(/["']/g, '')))
  // A number may itself hold spaces, so words are parted only where no cell is one.
  const found = known(cells)
  const all = found.length > 0 ? found : known(cells.flatMap((cell) => cell.split(' ')))
  return all.length > 0 ? all : [{ given: cleanLine(row).slice(0, longestShown), mobile: null }]
}

const known = (cells: readonly string[]): GivenMobile[] =>
  cells.flatMap((cell) => {
    const mobile = parsePhone(cell)
    return mobile ? [{ given: cell.slice(0, longestShown), mobile }] : []
  })
