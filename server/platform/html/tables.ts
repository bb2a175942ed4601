import type { RichBlock, RichCell, RichRow } from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
import { runsOf } from './divide-text.ts'
import { attribute, elementsOf, nameOf } from './dom.ts'
import type { HtmlFiles } from './html-files.ts'

type Inside = (nodes: readonly Dom.ChildNode[]) => RichBlock[]

/** A table, or several in a row when it is too long for one, each with the head row. */
export function tableOf(node: Dom.Element, files: HtmlFiles, inside: Inside): RichBlock[] {
  const caption = elementsOf(node).filter(({ tagName }) => tagName === 'caption')
  const rows = rowsOf(node).flatMap((row): RichRow[] => {
    const cells = elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th')
    if (cells.length > mostOfText.cells) files.leave(nameOf(row), 'too-long')
    const content = cells.slice(0, mostOfText.cells).map((cell) => cellOf(cell, inside))
    return content.length > 0 ? [{ type: 'tableRow', content }] : []
  })
  const [head] = rows
  const hasHead = head?.content.every(({ type }) => type === 'tableHeader') ?? false
  const tables = runsOf(rows, mostOfText.rows - 1).map((run, at): RichBlock => {
    const content = at > 0 && hasHead && head ? [head, ...run] : run
    return { type: 'table', content }
  })
  return [...caption.flatMap(({ childNodes }) => inside(childNodes)), ...tables]
}

const rowsOf = (node: Dom.Element): Dom.Element[] =>
  elementsOf(node).flatMap((child) =>
    child.tagName === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
  )

function cellOf(cell: Dom.Element, inside: Inside): RichCell {
  const content = inside(cell.childNodes)
  const span = (name: string) => Math.min(30, Math.max(1, Math.trunc(Number(attribute(cell, name))) || 1))
  const attrs = { colspan: span('colspan'), rowspan: span('rowspan') }
  return {
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    ...(attrs.colspan > 1 || attrs.rowspan > 1 ? { attrs } : {}),
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  }
}
