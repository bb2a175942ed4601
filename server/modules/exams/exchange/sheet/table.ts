import type { TableRow } from '#platform/csv'
import { readXmlTree, type XmlNode } from '#platform/xml'
import { attributeOf, nodeOf, nodesOf, wordsOf } from '../moodle-xml/node.ts'

/** The files of a workbook, as text pieces; undefined: there is no such file. */
export type PartOfBook = (path: string) => AsyncIterable<string> | undefined

/** The rows of the first sheet of an XLSX. Throws BadXml. */
export async function xlsxRows(part: PartOfBook): Promise<TableRow[]> {
  const tree = async (path: string) => {
    const text = part(path)
    return text ? readXmlTree(text, { bare: true }) : null
  }
  const book = nodeOf((await tree('xl/workbook.xml')) ?? {}, 'workbook') ?? {}
  const [first] = nodesOf(nodeOf(book, 'sheets') ?? {}, 'sheet')
  const links = nodeOf((await tree('xl/_rels/workbook.xml.rels')) ?? {}, 'Relationships') ?? {}
  const link = nodesOf(links, 'Relationship').find(
    (one) => attributeOf(one, 'Id') === attributeOf(first ?? {}, 'id'),
  )
  const path = attributeOf(link ?? {}, 'Target') || 'worksheets/sheet1.xml'
  const sheet = await tree(path.startsWith('/') ? path.slice(1) : `xl/${path}`)
  const shared = nodeOf((await tree('xl/sharedStrings.xml')) ?? {}, 'sst') ?? {}
  const texts = nodesOf(shared, 'si').map(textOf)
  const data = nodeOf(nodeOf(sheet ?? {}, 'worksheet') ?? {}, 'sheetData') ?? {}
  return nodesOf(data, 'row').map((row, at) => ({
    number: Number(attributeOf(row, 'r')) || at + 1,
    cells: cellsOf(row, texts),
  }))
}

const mostColumns = 200

function cellsOf(row: XmlNode, texts: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of nodesOf(row, 'c')) {
    const at = columnOf(attributeOf(cell, 'r')) ?? cells.length
    if (at >= mostColumns) continue
    while (cells.length < at) cells.push('')
    const value = wordsOf(nodeOf(cell, 'v'))
    const type = attributeOf(cell, 't')
    const inline = nodeOf(cell, 'is')
    cells[at] = type === 's' ? (texts[Number(value)] ?? '') : inline ? textOf(inline) : value
  }
  return cells
}

/** `C5` is in the third column. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A text, whole or in pieces of different looks. */
const textOf = (node: XmlNode): string => {
  const pieces = [node, ...nodesOf(node, 'r')].flatMap((one) => nodesOf(one, 't'))
  return pieces.map((one) => (typeof one['#text'] === 'string' ? one['#text'] : '')).join('')
}
