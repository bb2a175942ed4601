import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RichBlock, RichInline } from '@arvand/contracts/rich-text'
import { plainText, sectionsOf } from '@arvand/contracts/rich-text-walk'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { whyNotPrice } from '#modules/courses'
import { readCourses } from './all-courses.ts'

const courses = await readCourses()
const lessons = courses.flatMap(({ slug, sections }) =>
  sections.flatMap((section) =>
    section.lessons.map((lesson) => ({ ...lesson, name: `${slug}: ${lesson.title}` })),
  ),
)
const ofText = lessons.filter(({ kind }) => kind === 'text')

type Node = RichBlock | RichInline | { type: string; content?: unknown }
function* within(node: Node): Generator<Node> {
  yield node
  if ('content' in node && Array.isArray(node.content)) for (const child of node.content) yield* within(child)
}
const paragraphs = courses
  .flatMap(({ description }) => description.content)
  .concat(lessons.flatMap(({ body }) => body.content))
  .filter(({ type }) => type === 'paragraph')
  .map((block) => plainText(block))

/** The number of words to read, without code and formulas. */
const wordsIn = (blocks: readonly RichBlock[]) =>
  blocks
    .filter(({ type }) => type !== 'codeBlock' && type !== 'formulaBlock')
    .flatMap((block) => plainText(block).split(/\s+/))
    .filter((word) => /\p{L}/u.test(word)).length

test('there are at least 24 courses in at least 6 fields by 8 teachers', () => {
  const published = courses.filter(({ facts }) => facts.state === 'published')
  expect(published.length).toBeGreaterThanOrEqual(24)
  expect(new Set(courses.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(courses.map(({ facts }) => facts.teacher)).size).toBe(8)
  expect(new Set(courses.map(({ slug }) => slug)).size).toBe(courses.length)
  expect(new Set(lessons.map(({ kind }) => kind))).toEqual(
    new Set(['text', 'video', 'audio', 'file', 'embed', 'assignment', 'scorm']),
  )
})

test('about two thirds of them are sold at prices that may be, a third opens with plus', () => {
  const sold = courses.filter(({ facts }) => facts.price !== undefined)
  expect(Math.abs(sold.length / courses.length - 2 / 3)).toBeLessThan(0.06)
  for (const { slug, facts } of sold) {
    const price = (facts.price ?? 0) * 10
    expect([slug, whyNotPrice({ price, listPrice: (facts.list ?? 0) * 10 || price })]).toEqual([slug, null])
  }
  const inPlus = courses.filter(({ facts }) => facts.plus)
  expect(Math.abs(inPlus.length / courses.length - 1 / 3)).toBeLessThan(0.06)
  expect(inPlus.every(({ facts }) => facts.price !== undefined)).toBe(true)
})

test.each(courses)(
  '$slug has 2 to 4 sections, 6 to 10 lessons and something to look into',
  ({ sections }) => {
    expect(sections.length).toBeGreaterThanOrEqual(2)
    expect(sections.length).toBeLessThanOrEqual(4)
    const own = sections.flatMap((section) => section.lessons)
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(own.length).toBeLessThanOrEqual(10)
    expect(own.some(({ isPreview }) => isPreview)).toBe(true)
  },
)

test.each(ofText)('$name says something, in steps', ({ body }) => {
  expect(sectionsOf(body).length).toBeGreaterThanOrEqual(2)
  expect(sectionsOf(body).length).toBeLessThanOrEqual(4)
  expect(wordsIn(body.content)).toBeGreaterThanOrEqual(120)
})

test('no paragraph stands twice', () => {
  expect(paragraphs.filter((text, at) => paragraphs.indexOf(text) !== at)).toEqual([])
})

test('formulas can be drawn', () => {
  const formulas = [
    ...courses.flatMap(({ description }) => description.content),
    ...lessons.flatMap(({ body }) => body.content),
  ]
    .flatMap((block) => [...within(block)])
    .flatMap((node) => ('attrs' in node && node.attrs && 'tex' in node.attrs ? [node.attrs.tex] : []))
  expect(formulas.length).toBeGreaterThan(100)
  for (const tex of formulas)
    expect(() => katex.renderToString(tex, { output: 'mathml', strict: false }), tex).not.toThrow()
})

describe('the Persian of the texts', async () => {
  const folder = join(import.meta.dirname, 'texts')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.md'))
  const rules: readonly [string, RegExp][] = [
    ['an Arabic letter', /[يىكةۀ]/u],
    ['an Arabic digit', /[٠-٩]/u],
    ['a space before «ها»', /\p{L} (ها|های|هایی|هایم|هایش|هایشان|هایتان)(?!\p{L})/u],
    ['«می» or «نمی» alone', /(?<!\p{L})(می|نمی) (?!و )\p{L}/u],
    ['a space before «تر»', /\p{L} (تر|ترین|تری)(?!\p{L})/u],
    ['a space before a stop', /\p{L} [،؛؟:]/u],
    ['a Latin comma after Persian', /\p{Script=Arabic},/u],
    ['two half-spaces', /\u200c\u200c|\u200c\s|\s\u200c/u],
    ['two spaces', /\S {2,}\S/u],
  ]
  test.each(files)('%s', async (file) => {
    const text = await readFile(join(folder, file), 'utf8')
    const prose = text
      .replace(/```[a-z]*\n.*?```/gs, '')
      .replace(/\$\$.*?\$\$|\$.*?\$|`[^`\n]*`/gs, 'x')
      .replaceAll(/\{[^}\n]*\}/g, '')
    const found = prose
      .split('\n')
      .flatMap((line) =>
        rules.flatMap(([name, rule]) =>
          rule.test(line) ? [`${name}: ${rule.exec(line)?.[0]} | ${line.slice(0, 60)}`] : [],
        ),
      )
    expect(found).toEqual([])
  })
})
