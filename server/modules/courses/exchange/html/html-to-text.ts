import {
  type RichBlock,
  type RichCell,
  type RichListItem,
  type RichRow,
  type RichText,
  richText,
} from '@arvand/contracts/rich-text'
import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5'
import { formulasIn, onlyFormula } from './formulas.ts'
import type { HtmlFiles } from './html-files.ts'
import { InlineRun } from './inline-run.ts'
import { type Marks, marksWith } from './marks.ts'

const skipped = new Set([
  'script',
  'style',
  'head',
  'title',
  'meta',
  'link',
  'template',
  'noscript',
  'colgroup',
  'source',
  'track',
  'param',
])
const embedded = new Set(['iframe', 'object', 'embed', 'applet', 'form', 'canvas', 'svg'])
const headings: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
// A text may nest no deeper than the reader's page draws; what lies deeper is laid flat.
const mostDepth = 5

/** HTML of another system as a rich text of ours; styles and scripts are dropped, and nothing that runs is kept. */
export function htmlToText(html: string, files: HtmlFiles): RichText {
  const content = blocksOf(parseFragment(html).childNodes, files, 0)
  const parsed = richText.safeParse({ type: 'doc', content: content.slice(0, 1000) })
  if (parsed.success) return parsed.data
  files.leave('html')
  return { type: 'doc', content: [] }
}

function blocksOf(
  nodes: readonly Dom.ChildNode[],
  files: HtmlFiles,
  depth: number,
  marks: Marks = [],
): RichBlock[] {
  const blocks: RichBlock[] = []
  const run = new InlineRun()
  const endRun = () => blocks.push(...paragraphsOf(run))
  for (const node of nodes) {
    if (isText(node)) {
      run.add(formulasIn(node.value, marks))
      continue
    }
    if (!isElement(node) || skipped.has(node.tagName)) continue
    if (isInline(node)) {
      walkInline(node, files, marks, run, (block) => {
        endRun()
        blocks.push(block)
      })
      continue
    }
    endRun()
    blocks.push(...blockOf(node, files, depth, marks))
  }
  endRun()
  return blocks
}

function paragraphsOf(run: InlineRun): RichBlock[] {
  const content = run.take()
  if (content.length === 0) return []
  const tex = onlyFormula(content)
  return [tex === null ? { type: 'paragraph', content } : { type: 'formulaBlock', attrs: { tex } }]
}

/** Inline tags, and the pictures and players that stand between words. */
function walkInline(
  node: Dom.Element,
  files: HtmlFiles,
  marks: Marks,
  run: InlineRun,
  putBlock: (block: RichBlock) => void,
): void {
  if (node.tagName === 'br') {
    run.add([{ type: 'hardBreak' }])
    return
  }
  if (node.tagName === 'img') {
    const image = imageOf(node, files)
    if (image) putBlock(image)
    return
  }
  const inner = marksWith(node, marks, files)
  for (const child of node.childNodes) {
    if (isText(child)) run.add(formulasIn(child.value, inner))
    else if (!isElement(child) || skipped.has(child.tagName)) continue
    else if (isInline(child)) walkInline(child, files, inner, run, putBlock)
    // A block within a link or a bold word: its words go on, its shape does not.
    else for (const block of blockOf(child, files, mostDepth, inner)) putBlock(block)
  }
}

function blockOf(node: Dom.Element, files: HtmlFiles, depth: number, marks: Marks): RichBlock[] {
  const { tagName, childNodes } = node
  const level = headings[tagName]
  if (level) return headingOf(node, level, files, marks)
  if (embedded.has(tagName)) return leave(node, files)
  if (tagName === 'hr') return [{ type: 'horizontalRule' }]
  if (tagName === 'pre') return codeOf(node)
  if (tagName === 'video' || tagName === 'audio') return playerOf(node, files)
  if (depth >= mostDepth) return blocksOf(childNodes, files, depth, marks)
  if (tagName === 'ul' || tagName === 'ol') return listOf(node, files, depth, marks)
  if (tagName === 'table') return tableOf(node, files, depth, marks)
  const inner = blocksOf(childNodes, files, tagName === 'blockquote' ? depth + 1 : depth, marks)
  if (tagName === 'blockquote' && inner.length > 0) return [{ type: 'blockquote', content: inner }]
  return inner
}

function headingOf(node: Dom.Element, level: 2 | 3 | 4, files: HtmlFiles, marks: Marks): RichBlock[] {
  return blocksOf(node.childNodes, files, mostDepth, marks).map((block) =>
    block.type === 'paragraph'
      ? { type: 'heading', attrs: { level }, ...(block.content ? { content: block.content } : {}) }
      : block,
  )
}

function codeOf(node: Dom.Element): RichBlock[] {
  const text = textOf(node).replace(/^\n|\s+$/g, '')
  return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text: text.slice(0, 20_000) }] }]
}

function listOf(node: Dom.Element, files: HtmlFiles, depth: number, marks: Marks): RichBlock[] {
  const items = elementsOf(node).flatMap((item): RichListItem[] => {
    const content = blocksOf(item.tagName === 'li' ? item.childNodes : [item], files, depth + 1, marks)
    return content.length > 0 ? [{ type: 'listItem', content }] : []
  })
  const type = node.tagName === 'ol' ? 'orderedList' : 'bulletList'
  return items.length > 0 ? [{ type, content: items.slice(0, 300) }] : []
}

function tableOf(node: Dom.Element, files: HtmlFiles, depth: number, marks: Marks): RichBlock[] {
  const rows = rowsOf(node).flatMap((row): RichRow[] => {
    const cells = elementsOf(row)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
      .map((cell) => cellOf(cell, files, depth, marks))
    return cells.length > 0 ? [{ type: 'tableRow', content: cells.slice(0, 30) }] : []
  })
  return rows.length > 0 ? [{ type: 'table', content: rows.slice(0, 200) }] : []
}

const rowsOf = (node: Dom.Element): Dom.Element[] =>
  elementsOf(node).flatMap((child) =>
    child.tagName === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
  )

function cellOf(cell: Dom.Element, files: HtmlFiles, depth: number, marks: Marks): RichCell {
  const inner = blocksOf(cell.childNodes, files, depth + 2, marks)
  const span = (name: string) => Math.min(30, Math.max(1, Number(attribute(cell, name)) || 1))
  const attrs = { colspan: span('colspan'), rowspan: span('rowspan') }
  return {
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    ...(attrs.colspan > 1 || attrs.rowspan > 1 ? { attrs } : {}),
    content: inner.length > 0 ? inner : [{ type: 'paragraph' }],
  }
}

function imageOf(node: Dom.Element, files: HtmlFiles): RichBlock | null {
  const source = attribute(node, 'src') ?? ''
  const fileId = files.picture(source)
  const alt = (attribute(node, 'alt') ?? '').slice(0, 300)
  if (fileId !== null) return { type: 'image', attrs: { fileId, alt } }
  files.leave(alt || source)
  return null
}

function playerOf(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const inside = elementsOf(node).map((child) => attribute(child, 'src'))
  const source = [attribute(node, 'src'), ...inside].find((src) => src !== undefined) ?? ''
  return files.attach(source, attribute(node, 'title') ?? '') ? [] : leave(node, files)
}

function leave(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  files.leave(attribute(node, 'src') ?? attribute(node, 'data') ?? node.tagName)
  return []
}

const inlineTags = new Set(
  'a abbr b bdi bdo big br cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const isInline = (node: Dom.Element) => inlineTags.has(node.tagName)
const isText = (node: Dom.ChildNode): node is Dom.TextNode => node.nodeName === '#text'
const isElement = (node: Dom.ChildNode): node is Dom.Element => 'tagName' in node
const elementsOf = (node: Dom.Element): Dom.Element[] => node.childNodes.filter(isElement)
const attribute = (node: Dom.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value
const textOf = (node: Dom.ChildNode): string =>
  isText(node)
    ? node.value
    : isElement(node)
      ? node.tagName === 'br'
        ? '\n'
        : node.childNodes.map(textOf).join('')
      : ''
