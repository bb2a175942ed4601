import type { PassThrough } from 'node:stream'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell, Spreadsheet } from './spreadsheet.ts'

type Sheet = Omit<Spreadsheet, 'file' | 'count'>

/**
 * A right-to-left sheet, packed while its rows are read, so that a million of them take no more memory than ten; every
 * text is a text cell, so that no text is calculated as a formula. The parts are those of ECMA-376 (Office Open XML).
 */
export function xlsxOf(sheet: Sheet): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  const rows = Readable.from(inPieces(sheetXml(sheet)))
  // An error while rows are read destroys the stream, so the browser reports a failed download, not half a file; the
  // packer hands over its own errors, not those of what it reads.
  for (const source of [zip, rows]) source.on('error', (error: Error) => out.destroy(error))
  // And nothing more is read for a browser that has left.
  out.on('close', () => rows.destroy())
  for (const [name, xml] of Object.entries(partsOf(sheet)))
    zip.addBuffer(Buffer.from(declaration + xml), name)
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  return out
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const partsOf = ({ title }: Sheet): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // Excel refuses these characters in the name of a sheet, and names over 31 characters.
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(title.replaceAll(/[:\\/?*[\]]/g, ' ').slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': stylesXml,
})

// The styles of cells by their place. A format with places after the point would write «1,200.» for a whole number, so
// whole numbers have their own (3 is one of Excel's); what has no format is shown as it is.
const styles = { plain: 0, bold: 1, day: 2, whole: 3, fraction: 4 }
const stylesXml = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/><numFmt numFmtId="165" formatCode="#,##0.0#"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

async function* sheetXml({ columns, lines, stickyColumns = 0 }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const [xSplit, pane] =
    stickyColumns > 0 ? [` xSplit="${stickyColumns}"`, 'bottomRight'] : ['', 'bottomLeft']
  const first = `${lettersOf(stickyColumns)}2`
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane${xSplit} ySplit="1" topLeftCell="${first}" activePane="${pane}" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const letters = columns.map((_, at) => lettersOf(at))
  let row = 1
  yield rowXml(
    row,
    columns.map(({ head }, at) => textXml(`${letters[at]}1`, head, styles.bold)),
  )
  for await (const line of lines()) {
    row += 1
    const cells = line.map((value, at) =>
      cellXml(`${letters[at] ?? lettersOf(at)}${row}`, value, columns[at]?.hasPlainNumbers),
    )
    yield rowXml(row, cells)
  }
  yield '</sheetData></worksheet>'
}

/** The letters of a column: A, B, …, Z, AA. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

// Some readers take no row or cell without its address.
const rowXml = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`

function cellXml(address: string, value: Cell, isPlain = false): string {
  const begin = `<c r="${address}"`
  // Cells that have an address need no empty ones before them.
  if (value === null || value === '') return ''
  if (value instanceof Date) return `${begin} s="${styles.day}"><v>${serialOf(value)}</v></c>`
  if (typeof value === 'number')
    return `${begin}${isPlain ? '' : ` s="${numberStyle(value)}"`}><v>${value}</v></c>`
  return textXml(address, value)
}

const numberStyle = (value: number): number => (Number.isInteger(value) ? styles.whole : styles.fraction)

/** A date in a sheet is its number of days since 30 December 1899. */
const serialOf = (day: Date): number => day.getTime() / 86_400_000 + 25_569

/** Excel takes no longer text in a cell. */
const mostLetters = 32_767

function textXml(address: string, text: string, style = styles.plain): string {
  const begin = `<c r="${address}" t="inlineStr"${style === styles.plain ? '' : ` s="${style}"`}>`
  return `${begin}<is><t xml:space="preserve">${escaped(text.slice(0, mostLetters))}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// What XML has no way to write.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const pieceLetters = 32_768

/** Joins short texts to pieces worth packing. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLetters) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}
