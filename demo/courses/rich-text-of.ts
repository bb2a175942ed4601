import { basename } from 'node:path'
import {
  type RichBlock,
  type RichCell,
  type RichInline,
  type RichListItem,
  type RichMark,
  type RichText,
  richText,
} from '@arvand/contracts/rich-text'
import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Image,
  List,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast'
// This import adds formulas to mdast's types.
import 'mdast-util-math'
import { standInFor } from '../ids.ts'

type Block = RootContent | BlockContent | DefinitionContent

/** Levels 1 and 2 are sections and lessons in the files, so headings of texts are one level deeper there. */
const deeper = 1

/** A Markdown text in the form that the editor writes, checked against the contract. */
export const textOf = (nodes: readonly Block[]): RichText =>
  richText.parse({ type: 'doc', content: blocksOf(nodes) })

/** The blocks of a Markdown text in the form that the editor writes; a node that the editor lacks is an error. */
const blocksOf = (nodes: readonly Block[]): RichBlock[] => nodes.flatMap(blockOf)

function blockOf(node: Block): RichBlock[] {
  switch (node.type) {
    case 'paragraph': {
      const [only] = node.children
      if (only?.type === 'image' && node.children.length === 1) return [pictureOf(only)]
      const content = wordsOf(node.children)
      return [
        isForeign(content)
          ? { type: 'paragraph', attrs: { dir: 'ltr' }, content }
          : { type: 'paragraph', content },
      ]
    }
    case 'heading':
      return [
        { type: 'heading', attrs: { level: levelOf(node.depth - deeper) }, content: wordsOf(node.children) },
      ]
    case 'code':
      return node.lang === 'verse' ? versesOf(node.value) : [codeOf(node.value, node.lang ?? null)]
    case 'math':
      return [{ type: 'formulaBlock', attrs: { tex: node.value } }]
    case 'list':
      return [listOf(node)]
    case 'blockquote':
      return [quoteOf(node)]
    case 'table':
      return [tableOf(node)]
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    default:
      throw new Error(`no place for ${node.type} in a lesson`)
  }
}

/** A picture is alone in its paragraph: «![what is seen](figure.png "caption")». */
const pictureOf = ({ url, alt, title }: Image): RichBlock => ({
  type: 'image',
  attrs: { fileId: standInFor(basename(url)), alt: alt ?? '', caption: title ?? null },
})

function levelOf(depth: number): 2 | 3 | 4 {
  if (depth === 2 || depth === 3 || depth === 4) return depth
  throw new Error(`a heading of level ${depth}`)
}

const codeOf = (text: string, language: string | null): RichBlock => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text }],
})

/** Each line of the text is «first hemistich / second hemistich». */
const versesOf = (text: string): RichBlock[] =>
  text.split('\n').map((line) => {
    const [first = '', second = null] = line.split(' / ')
    return { type: 'verse', attrs: { first: first.trim(), second: second?.trim() ?? null } }
  })

const listOf = (node: List): RichBlock => ({
  type: node.ordered ? 'orderedList' : 'bulletList',
  content: node.children.map(
    (item): RichListItem => ({ type: 'listItem', content: blocksOf(item.children) }),
  ),
})

const tones = { نکته: 'note', مثال: 'example', هشدار: 'warning' } as const
const isTone = (word: string | undefined): word is keyof typeof tones => word !== undefined && word in tones

/** A quotation that begins with «[نکته]», «[مثال]» or «[هشدار]» becomes a callout. */
function quoteOf(node: Blockquote): RichBlock {
  const content = blocksOf(node.children)
  const words = content[0]?.type === 'paragraph' ? content[0].content : undefined
  const opening = words?.[0]
  if (opening?.type !== 'text') return { type: 'blockquote', content }
  const [tag, word] = /^\[(.+?)\]\s*/.exec(opening.text) ?? []
  if (tag === undefined || !isTone(word)) return { type: 'blockquote', content }
  opening.text = opening.text.slice(tag.length)
  // The text held only the tag, before a formula or a piece of code.
  if (opening.text === '') words?.shift()
  return { type: 'callout', attrs: { tone: tones[word] }, content }
}

const tableOf = (node: Table): RichBlock => ({
  type: 'table',
  content: node.children.map((row, place) => ({
    type: 'tableRow',
    content: row.children.map(
      (cell): RichCell => ({
        type: place === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content: wordsOf(cell.children) }],
      }),
    ),
  })),
})

const wordsOf = (nodes: readonly PhrasingContent[], marks: readonly RichMark[] = []): RichInline[] =>
  nodes.flatMap((node) => inlineOf(node, marks))

function inlineOf(node: PhrasingContent, marks: readonly RichMark[]): RichInline[] {
  const text = (value: string, all: readonly RichMark[]): RichInline[] => [
    { type: 'text', text: value.replaceAll('\n', ' '), ...(all.length > 0 && { marks: [...all] }) },
  ]
  switch (node.type) {
    case 'text':
      return text(node.value, marks)
    case 'inlineCode':
      return text(node.value, [...marks, { type: 'code' }])
    case 'inlineMath':
      return [{ type: 'formula', attrs: { tex: node.value } }]
    case 'strong':
      return wordsOf(node.children, [...marks, { type: 'bold' }])
    case 'emphasis':
      return wordsOf(node.children, [...marks, { type: 'highlight' }])
    case 'link':
      return wordsOf(node.children, [...marks, { type: 'link', attrs: { href: node.url } }])
    case 'break':
      return [{ type: 'hardBreak' }]
    default:
      throw new Error(`no place for ${node.type} in a line`)
  }
}

/** A paragraph in another language, which is set from left to right. */
const isForeign = (content: readonly RichInline[]): boolean => {
  const text = content.map((node) => (node.type === 'text' ? node.text : '')).join('')
  return /[A-Za-z]/.test(text) && !/\p{Script=Arabic}/u.test(text)
}
