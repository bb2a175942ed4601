import { cleanLine, cleanLines } from '@arvand/persian/clean-text'
import { z } from 'zod'
import { id } from './fields.ts'
import { mostOfText } from './rich-text-limits.ts'

/**
 * A rich text as the editor makes it and the lesson page draws it: Tiptap's JSON with only the nodes named here.
 * Anything else is refused, so that every stored text can be drawn and none can run code.
 */

const mostDepth = 12

const address = z
  .string()
  .max(2000)
  .refine(
    (text) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(text),
    'آدرس لینک درست نیست؛ آدرس کامل را از نوار مرورگر کپی کنید.',
  )

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('highlight') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('link'), attrs: z.object({ href: address }) }),
])

/** The source of a formula in TeX; the lesson page draws it as MathML. */
const tex = z.string().min(1).max(2000).overwrite(cleanLines)

const text = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .max(mostOfText.letters)
    // Not cleaned at its ends, because a space there separates the words from the next node.
    .overwrite((value) => value.replace(/[^\P{Cc}\n\t]/gu, '')),
  marks: z.array(mark).max(8).optional(),
})
const inline = z.discriminatedUnion('type', [
  text,
  z.strictObject({ type: z.literal('hardBreak') }),
  z.strictObject({ type: z.literal('formula'), attrs: z.object({ tex }) }),
])
const words = z.array(inline).max(mostOfText.words).optional()

const direction = z.enum(['rtl', 'ltr']).nullish()

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.object({ dir: direction }).optional(),
  content: words,
})
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal([2, 3, 4]), dir: direction }),
  content: words,
})
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.object({ language: z.string().max(30).nullish() }).optional(),
  content: z.array(text).max(1).optional(),
})
const formulaBlock = z.strictObject({ type: z.literal('formulaBlock'), attrs: z.object({ tex }) })
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.object({
    fileId: id,
    /** Alternative text for people who do not see the picture. */
    alt: z.string().max(300).overwrite(cleanLine),
    caption: z.string().max(300).overwrite(cleanLine).nullish(),
  }),
})
/** A line of a Persian poem: its two hemistichs. */
const verse = z.strictObject({
  type: z.literal('verse'),
  attrs: z.object({
    first: z.string().min(1).max(300).overwrite(cleanLine),
    second: z.string().max(300).overwrite(cleanLine).nullish(),
  }),
})
const rule = z.strictObject({ type: z.literal('horizontalRule') })

/** A page of another site embedded in the text, e.g. a film; it does not work offline. */
const embed = z.strictObject({
  type: z.literal('embed'),
  attrs: z.object({
    url: z
      .url({ protocol: /^https$/, error: 'آدرس صفحه درست نیست؛ آدرس کامل را با https وارد کنید.' })
      .max(2000),
    title: z.string().max(300).overwrite(cleanLine).nullish(),
  }),
})

export type RichMark = z.output<typeof mark>
export type RichInline = z.output<typeof inline>

interface Nested<Type extends string, Child> {
  type: Type
  content: Child[]
}
export type RichListItem = Nested<'listItem', RichBlock>
export interface RichCell extends Nested<'tableCell' | 'tableHeader', RichBlock> {
  attrs?: { colspan?: number | undefined; rowspan?: number | undefined } | undefined
}
export type RichRow = Nested<'tableRow', RichCell>

/** One block of a rich text; lists, quotes, tables and callouts contain blocks themselves. */
export type RichBlock =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof codeBlock>
  | z.output<typeof formulaBlock>
  | z.output<typeof image>
  | z.output<typeof verse>
  | z.output<typeof rule>
  | z.output<typeof embed>
  | Nested<'bulletList', RichListItem>
  | (Nested<'orderedList', RichListItem> & { attrs?: { start?: number | undefined } | undefined })
  | Nested<'blockquote', RichBlock>
  | (Nested<'callout', RichBlock> & { attrs: { tone: 'note' | 'example' | 'warning' } })
  | Nested<'table', RichRow>

const blocks = z.lazy(() => z.array(block).max(mostOfText.blocks)) as z.ZodType<RichBlock[], RichBlock[]>

const listItem = z.strictObject({ type: z.literal('listItem'), content: blocks })
const items = z.array(listItem).min(1).max(mostOfText.items)
const span = z.int().min(1).max(30).optional()
const cell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.object({ colspan: span, rowspan: span }).optional(),
  content: blocks,
})
const row = z.strictObject({
  type: z.literal('tableRow'),
  content: z.array(cell).min(1).max(mostOfText.cells),
})

const block: z.ZodType<RichBlock, RichBlock> = z.discriminatedUnion('type', [
  paragraph,
  heading,
  codeBlock,
  formulaBlock,
  image,
  verse,
  rule,
  embed,
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().min(0).max(100_000).optional() }).optional(),
    content: items,
  }),
  z.strictObject({ type: z.literal('blockquote'), content: blocks }),
  z.strictObject({
    type: z.literal('callout'),
    attrs: z.object({ tone: z.enum(['note', 'example', 'warning']) }),
    content: blocks,
  }),
  z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(mostOfText.rows) }),
]) as unknown as z.ZodType<RichBlock, RichBlock>

/** Checked before parsing, so that a text nested a thousand times is refused without recursion into it. */
const isReasonable = (value: unknown): boolean => weightOf(value) <= mostOfText.weight

/** Counts the objects and arrays of a text or a part of it; too deep nesting counts as more than the limit. */
export function weightOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > mostDepth * 2) return mostOfText.weight + 1
  let weight = 1
  for (const child of Object.values(value)) {
    weight += weightOf(child, depth + 1)
    if (weight > mostOfText.weight) break
  }
  return weight
}

export const richText = z
  .custom<{ type: 'doc'; content: RichBlock[] }>(isReasonable, {
    error: 'این متن بیش از اندازه بزرگ یا تودرتو است.',
    abort: true,
  })
  .meta({
    override: { type: 'object', description: 'A rich text: Tiptap’s JSON with the nodes of the answers.' },
  })
  .pipe(z.strictObject({ type: z.literal('doc'), content: blocks }))

export type RichText = z.output<typeof richText>
