import { cleanLine } from './clean-text.ts'
import { parsePhone } from './mobile.ts'

export interface GivenMobile {
  /** The text as it was typed, for the report. */
  readonly given: string
  /** E.164; null if the text is no mobile. */
  readonly mobile: string | null
}

const longestShown = 120

/**
 * The mobiles in a pasted text or a CSV, in their order: one on each line, or all cells of a line that are mobiles. A
 * line without a mobile is included with null for the report; a first line without digits is taken for a table header.
 */
export function mobilesOfText(text: string): GivenMobile[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((row) => cleanLine(row) !== '')
  const isHead = rows[0] !== undefined && !/\p{N}/u.test(rows[0])
  return rows.slice(isHead && rows.length > 1 ? 1 : 0).flatMap(mobilesOfRow)
}

function mobilesOfRow(row: string): GivenMobile[] {
  const cells = row.split(/[,;\t،؛|]/).map((cell) => cleanLine(cell.replace(/^\s*"?=(?=")|["']/g, '')))
  // A number may contain spaces, so a line is split at spaces only if none of its cells is a mobile.
  const found = known(cells)
  const all = found.length > 0 ? found : known(cells.flatMap((cell) => cell.split(' ')))
  return all.length > 0 ? all : [{ given: cleanLine(row).slice(0, longestShown), mobile: null }]
}

const known = (cells: readonly string[]): GivenMobile[] =>
  cells.flatMap((cell) => {
    const mobile = parsePhone(cell)
    return mobile ? [{ given: cell.slice(0, longestShown), mobile }] : []
  })
