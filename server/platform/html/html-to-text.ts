import { outerAddress, playerAddress } from '@arvand/contracts/player-address'
import { type RichBlock, type RichInline, type RichText, richText } from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5'
import { lightened, runsOf } from './divide-text.ts'
import { attribute, isDeeperThan, isElement, isText, nameOf, textOf } from './dom.ts'
import { embedBlock, embedOf, filmAlone, playerOf } from './embeds.ts'
import { formulasIn, onlyFormula } from './formulas.ts'
import type { HtmlFiles } from './html-files.ts'
import { InlineRun } from './inline-run.ts'
import { listOf } from './lists.ts'
import { type Marks, marksWith } from './marks.ts'
import { tableOf } from './tables.ts'

const skipped = new Set(
  'style head title meta link base template noscript colgroup source track param button input select textarea option datalist'.split(
    ' ',
  ),
)
const embedded = new Set(['iframe', 'object', 'embed', 'applet'])
const drawn = new Set(['canvas', 'svg'])
const headings: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
// A text may nest no deeper than the lesson page draws; deeper blocks are put at this depth.
const mostDepth = 5
// No real text is nested deeper than this.
const mostNested = 2500

/**
 * Converts HTML of another system into rich text; styles and scripts are dropped. Each block is small enough to be
 * stored, but the whole text may be too long and then needs `dividedText`. Throws RangeError for absurd nesting.
 */
export function htmlToText(html: string, files: HtmlFiles): RichText {
  const parsed = parseFragment(html)
  if (isDeeperThan(mostNested, parsed)) throw new RangeError('tags are nested too deep')
  const content = blocksOf(parsed.childNodes, files, 0).flatMap(lightened)
  return {
    type: 'doc',
    content: content.flatMap((block) => {
      const read = richText.safeParse({ type: 'doc', content: [block] })
      if (read.success) return read.data.content
      files.leave(plainText(block).slice(0, 120), 'embedded-part')
      return []
    }),
  }
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

/** The gathered words of a line as one paragraph, or as several when they are too many for one. */
function paragraphsOf(run: InlineRun): RichBlock[] {
  const content = run.take()
  if (content.length === 0) return []
  const film = filmAlone(content)
  if (film) return [film]
  const tex = onlyFormula(content)
  if (tex !== null) return [{ type: 'formulaBlock', attrs: { tex } }]
  return pieces(content, mostOfText.words).map((some) => ({ type: 'paragraph', content: some }))
}

const pieces = (content: readonly RichInline[], size: number): RichInline[][] =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
    content.slice(at * size, (at + 1) * size),
  )

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
    // A block within a link or a bold word: its words keep the marks, its nesting is lost.
    else for (const block of blockOf(child, files, mostDepth, inner)) putBlock(block)
  }
}

function blockOf(node: Dom.Element, files: HtmlFiles, depth: number, marks: Marks): RichBlock[] {
  const { tagName, childNodes } = node
  const level = headings[tagName]
  if (level) return headingOf(node, level, files, marks)
  if (tagName === 'script') return scriptOf(node, files)
  if (embedded.has(tagName)) return embedOf(node, files)
  if (drawn.has(tagName)) return leave(node, files)
  if (tagName === 'hr') return [{ type: 'horizontalRule' }]
  if (tagName === 'pre') return codeOf(node)
  if (tagName === 'video' || tagName === 'audio') return playerOf(node, files)
  if (isH5p(node)) return leaveH5p(node, files)
  // The fields of a form do nothing here, so they are reported; its words stay.
  if (tagName === 'form') leave(node, files)
  if (depth >= mostDepth) return blocksOf(childNodes, files, depth, marks)
  if (tagName === 'ul' || tagName === 'ol')
    return listOf(node, (nodes) => blocksOf(nodes, files, depth + 1, marks))
  if (tagName === 'table') return tableOf(node, files, (nodes) => blocksOf(nodes, files, depth + 2, marks))
  const inner = blocksOf(childNodes, files, tagName === 'blockquote' ? depth + 1 : depth, marks)
  if (tagName === 'blockquote' && inner.length > 0)
    return runsOf(inner, mostOfText.blocks).map((content) => ({ type: 'blockquote', content }))
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
  const parts = Array.from({ length: Math.ceil(text.length / mostOfText.letters) }, (_, at) =>
    text.slice(at * mostOfText.letters, (at + 1) * mostOfText.letters),
  )
  return parts.map((part) => ({ type: 'codeBlock', content: [{ type: 'text', text: part }] }))
}

function imageOf(node: Dom.Element, files: HtmlFiles): RichBlock | null {
  const source = attribute(node, 'src') ?? ''
  const fileId = files.picture(source)
  const alt = (attribute(node, 'alt') ?? '').slice(0, 300)
  if (fileId) return { type: 'image', attrs: { fileId, alt } }
  if (fileId === undefined)
    files.leave(alt || source, outerAddress(source) ? 'outside-address' : 'embedded-part')
  return null
}

/** A script is dropped and reported, but one that only loads a film's player becomes that film. */
function scriptOf(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const source = attribute(node, 'src') ?? ''
  const url = playerAddress(source)
  if (url) return [embedBlock(url, '')]
  if (!/^(math\/|application\/(ld\+)?json)/.test(attribute(node, 'type') ?? ''))
    files.leave(source || 'script', 'script')
  return []
}

const isH5p = (node: Dom.Element): boolean =>
  /\bh5p-(placeholder|iframe|content)/.test(attribute(node, 'class') ?? '')

function leaveH5p(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  files.leave(nameOf(node) || 'H5P', 'h5p')
  return []
}

function leave(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  files.leave(nameOf(node) || node.tagName, 'embedded-part')
  return []
}

const inlineTags = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark nobr output q ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const isInline = (node: Dom.Element) => inlineTags.has(node.tagName)
