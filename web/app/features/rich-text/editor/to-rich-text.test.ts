import { richText } from '@arvand/contracts/rich-text'
import { getSchema } from '@tiptap/core'
import type { Node, NodeType, Schema } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { versesOf } from './nodes/verse.ts'
import { extensionsWith } from './schema.ts'
import { toRichText } from './to-rich-text.ts'

const schema = getSchema(extensionsWith(() => undefined))

/** Pseudo-random numbers, the same on every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const oneOf = <T>(pick: (below: number) => number, of: readonly T[]): T => of[pick(of.length)] as T
const scraps = ['حد', ' ', 'x < y', '‌ها', '\u0007', 'مقدار تابع در نقطه', 'a'.repeat(30), '𝔸', '\t']
const links = ['https://example.com', 'javascript:alert(1)', '/courses', 'ftp://x', '', '//evil.example']

function attrsOf(type: NodeType, pick: (below: number) => number): Record<string, unknown> {
  switch (type.name) {
    case 'heading':
      return { level: oneOf(pick, [2, 3, 4]), dir: oneOf(pick, ['rtl', 'ltr', null]) }
    case 'paragraph':
      return { dir: oneOf(pick, ['rtl', 'ltr', null]) }
    case 'callout':
      return { tone: oneOf(pick, ['note', 'example', 'warning']) }
    case 'formula':
    case 'formulaBlock':
      return { tex: oneOf(pick, ['x^2', '', '\\frac{', ' '.repeat(3)]) }
    case 'verse':
      return { first: oneOf(pick, ['توانا بود', '', ' ']), second: oneOf(pick, ['هر که', null]) }
    case 'embed':
      return {
        url: oneOf(pick, ['https://www.aparat.com/v/ab1Cd', 'http://example.com', 'javascript:alert(1)', '']),
        title: oneOf(pick, [null, 'فیلم']),
      }
    case 'orderedList':
      return { start: oneOf(pick, [1, 5, -3, 2.5, 1e9]) }
    case 'image':
      return {
        fileId: oneOf(pick, [crypto.randomUUID(), 'نه', '']),
        alt: oneOf(pick, ['', 'نمودار']),
        caption: null,
      }
    case 'codeBlock':
      return { language: oneOf(pick, ['python', null]) }
    case 'tableCell':
    case 'tableHeader':
      return {
        colspan: oneOf(pick, [1, 2]),
        rowspan: oneOf(pick, [1, 3]),
        colwidth: oneOf(pick, [null, [200]]),
      }
    default:
      return {}
  }
}

function marksOf(of: Schema, type: NodeType, pick: (below: number) => number) {
  return Object.values(of.marks)
    .filter((mark) => type.allowsMarkType(mark) && pick(4) === 0)
    .map((mark) => mark.create(mark.name === 'link' ? { href: oneOf(pick, links) } : {}))
}

/** A random node of the schema, nested to a random depth. */
function grown(type: NodeType, pick: (below: number) => number, depth: number): Node | null {
  const children: Node[] = []
  let match = type.contentMatch
  for (let turns = pick(4) + 1; turns > 0 || !match.validEnd; turns--) {
    const next: NodeType[] = []
    for (let at = 0; at < match.edgeCount; at++) next.push(match.edge(at).type)
    const flat = next.filter((one) => one.isTextblock || one.isLeaf || one.isText)
    const choices = depth > 14 && flat.length > 0 ? flat : next
    if (choices.length === 0 || turns < -20) break
    const chosen = oneOf(pick, choices)
    const node = chosen.isText
      ? schema.text(oneOf(pick, scraps), marksOf(schema, type, pick))
      : grown(chosen, pick, depth + 1)
    if (node) children.push(node)
    match = match.matchType(chosen) ?? match
  }
  return type.createAndFill(attrsOf(type, pick), children)
}

test('whatever an editor can hold is a text that is taken', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const doc = grown(schema.topNodeType, randomOf(seed), 0)
    if (!doc) continue
    const parsed = richText.safeParse(toRichText(doc.toJSON()))
    expect(
      parsed.error?.issues,
      `seed ${seed}: ${JSON.stringify(doc.toJSON()).slice(0, 400)}`,
    ).toBeUndefined()
  }
})

test('what a text holds comes back as it was', () => {
  const text = richText.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'حد' }] },
      {
        type: 'paragraph',
        attrs: { dir: 'ltr' },
        content: [
          {
            type: 'text',
            text: 'پررنگ',
            marks: [{ type: 'link', attrs: { href: '/courses' } }, { type: 'bold' }],
          },
          { type: 'formula', attrs: { tex: 'x^2' } },
          { type: 'hardBreak' },
        ],
      },
      { type: 'verse', attrs: { first: 'بنی‌آدم اعضای یک پیکرند', second: 'که در آفرینش ز یک گوهرند' } },
      { type: 'codeBlock', attrs: { language: 'python' }, content: [{ type: 'text', text: 'print(1)' }] },
      {
        type: 'orderedList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'یک' }] }] },
        ],
      },
    ],
  })
  const node = schema.nodeFromJSON(text)
  node.check()
  expect(toRichText(node.toJSON())).toEqual(text)
})

test('a poem becomes verses, two lines to each', () => {
  expect(versesOf('توانا بود هر که دانا بود / ز دانش دل پیر برنا بود\n\nیک\nدو\nسه')).toEqual([
    { first: 'توانا بود هر که دانا بود', second: 'ز دانش دل پیر برنا بود' },
    { first: 'یک', second: 'دو' },
    { first: 'سه', second: null },
  ])
})
