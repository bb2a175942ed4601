import type {
  RichBlock,
  RichCell,
  RichInline,
  RichMark,
  RichRow,
  RichText,
} from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'
import type { JSONContent } from '@tiptap/core'

/**
 * Converts an editor's document to our rich text: drops attributes that only editors need and empty nodes; what is
 * nested deeper than our text allows becomes paragraphs.
 */
export function toRichText({ content = [] }: JSONContent): RichText {
  const blocks = content.flatMap((node) => blockOf(node, 1))
  while (isBlank(blocks.at(-1))) blocks.pop()
  return { type: 'doc', content: blocks.slice(0, mostOfText.blocks) }
}

const isBlank = (block: RichBlock | undefined): boolean =>
  block?.type === 'paragraph' && !block.content?.length

/** The deepest level that may hold text (contracts/rich-text.ts). */
const deepest = 10
/** How many levels each kind adds down to its text. */
const own: Readonly<Record<string, number>> = {
  ...{ paragraph: 1, heading: 1, codeBlock: 1, blockquote: 2, callout: 2 },
  ...{ bulletList: 3, orderedList: 3, table: 4 },
}

function blockOf(node: JSONContent, level: number): RichBlock[] {
  if (level + (own[node.type ?? ''] ?? 0) > deepest) return flattened(node)
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...directed(node), ...inlines(node) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: levelOf(node), ...directed(node).attrs }, ...inlines(node) }]
    case 'codeBlock':
      return [codeOf(node)]
    case 'formulaBlock': {
      const tex = texOf(node)
      return tex ? [{ type: 'formulaBlock', attrs: { tex } }] : []
    }
    case 'image':
      return pictureOf(node)
    case 'verse':
      return verseOf(node)
    case 'embed':
      return embedOf(node)
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'bulletList':
      return [{ type: 'bulletList', content: itemsOf(node, level) }]
    case 'orderedList':
      return [{ type: 'orderedList', ...startOf(node), content: itemsOf(node, level) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: inside(node, level) }]
    case 'callout':
      return [{ type: 'callout', attrs: { tone: toneOf(node) }, content: inside(node, level) }]
    case 'table':
      return tableOf(node, level)
    default:
      return []
  }
}

const inside = (node: JSONContent, level: number): RichBlock[] =>
  (node.content ?? []).flatMap((child) => blockOf(child, level + 1)).slice(0, mostOfText.blocks)

const itemsOf = (node: JSONContent, level: number) =>
  (node.content ?? [])
    .slice(0, mostOfText.items)
    .map((item) => ({ type: 'listItem' as const, content: inside(item, level + 1) }))

function tableOf(node: JSONContent, level: number): RichBlock[] {
  const rows = (node.content ?? []).flatMap((row): RichRow[] => {
    const cells = (row.content ?? []).slice(0, mostOfText.cells).map((cell) => cellOf(cell, level + 2))
    return cells.length > 0 ? [{ type: 'tableRow', content: cells }] : []
  })
  return rows.length > 0 ? [{ type: 'table', content: rows.slice(0, mostOfText.rows) }] : []
}

function cellOf(node: JSONContent, level: number): RichCell {
  const span = (name: 'colspan' | 'rowspan') => {
    const value = Number(node.attrs?.[name] ?? 1)
    return Number.isInteger(value) && value > 1 ? { [name]: Math.min(value, 30) } : {}
  }
  const attrs = { ...span('colspan'), ...span('rowspan') }
  return {
    type: node.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    content: inside(node, level),
  }
}

/** The text of a node that is nested too deep, as one paragraph. */
function flattened(node: JSONContent): RichBlock[] {
  const words = wordsOf(node).slice(0, 20_000)
  return words ? [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] : []
}
const wordsOf = (node: JSONContent): string => {
  const { text, attrs, content = [] } = node
  const said = text ?? attrs?.tex ?? attrs?.first ?? ''
  return [said, ...content.map(wordsOf)].filter(Boolean).join(' ')
}

function directed({ attrs }: JSONContent): { attrs?: { dir: 'rtl' | 'ltr' } } {
  return attrs?.dir === 'rtl' || attrs?.dir === 'ltr' ? { attrs: { dir: attrs.dir } } : {}
}
const levelOf = ({ attrs }: JSONContent): 2 | 3 | 4 => (attrs?.level === 3 ? 3 : attrs?.level === 4 ? 4 : 2)
const toneOf = ({ attrs }: JSONContent) =>
  attrs?.tone === 'example' || attrs?.tone === 'warning' ? attrs.tone : ('note' as const)
const texOf = ({ attrs }: JSONContent): string =>
  String(attrs?.tex ?? '')
    .trim()
    .slice(0, 2000)
const words = (value: unknown, most: number): string =>
  String(value ?? '')
    .trim()
    .slice(0, most)

function codeOf({ attrs, content = [] }: JSONContent): RichBlock {
  const code = content
    .map(({ text = '' }) => text)
    .join('')
    .slice(0, 20_000)
  const language = typeof attrs?.language === 'string' ? attrs.language.slice(0, 30) : null
  return {
    type: 'codeBlock',
    attrs: { language },
    ...(code ? { content: [{ type: 'text' as const, text: code }] } : {}),
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function pictureOf({ attrs = {} }: JSONContent): RichBlock[] {
  const fileId = String(attrs.fileId ?? '')
  if (!uuid.test(fileId)) return []
  return [
    {
      type: 'image',
      attrs: { fileId, alt: words(attrs.alt, 300), caption: words(attrs.caption, 300) || null },
    },
  ]
}

function verseOf({ attrs = {} }: JSONContent): RichBlock[] {
  const [first, second] = [words(attrs.first, 300), words(attrs.second, 300)]
  if (!first && !second) return []
  return [{ type: 'verse', attrs: { first: first || second, second: first ? second || null : null } }]
}

/** Tiptap stores a start for every list; ours stores it only when it is not 1. */
function startOf({ attrs }: JSONContent): { attrs?: { start: number } } {
  const start = Number(attrs?.start ?? 1)
  return Number.isInteger(start) && start >= 0 && start <= 100_000 && start !== 1 ? { attrs: { start } } : {}
}

function embedOf({ attrs = {} }: JSONContent): RichBlock[] {
  const url = String(attrs.url ?? '').trim()
  if (!/^https:\/\//i.test(url) || !URL.canParse(url) || url.length > 2000) return []
  return [{ type: 'embed', attrs: { url, title: words(attrs.title, 300) || null } }]
}

function inlines({ content = [] }: JSONContent): { content?: RichInline[] } {
  const found = content.slice(0, 2000).flatMap(inlineOf)
  return found.length > 0 ? { content: found } : {}
}

function inlineOf(node: JSONContent): RichInline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
  if (node.type === 'formula') {
    const tex = texOf(node)
    return tex ? [{ type: 'formula', attrs: { tex } }] : []
  }
  // Text of control characters alone counts as empty.
  const text = (node.text ?? '').replace(/[^\P{Cc}\n\t]/gu, '').slice(0, 20_000)
  if (!text) return []
  const marks = (node.marks ?? []).flatMap(markOf).slice(0, 8)
  return [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }]
}

const plainMarks = ['bold', 'underline', 'strike', 'highlight', 'code', 'subscript', 'superscript'] as const

function markOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): RichMark[] {
  const plain = plainMarks.find((name) => name === type)
  if (plain) return [{ type: plain }]
  const href = String(attrs?.href ?? '').slice(0, 2000)
  return type === 'link' && /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)
    ? [{ type: 'link', attrs: { href } }]
    : []
}
