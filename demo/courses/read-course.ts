import { courseLevel, courseState, slug, staffRight } from '@arvand/contracts/courses'
import type { RichText } from '@arvand/contracts/rich-text'
import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmTable } from 'micromark-extension-gfm-table'
import { math } from 'micromark-extension-math'
import { z } from 'zod'
import { type DemoLesson, lessonOf } from './read-lesson.ts'
import { textOf } from './rich-text-of.ts'
import { type Tagged, tagged } from './tagged-heading.ts'

/** A course of the demo as its file describes it. */
export interface DemoCourse {
  readonly slug: string
  readonly category: string
  readonly facts: CourseFacts
  readonly description: RichText
  readonly sections: readonly DemoSection[]
}

export interface DemoSection {
  readonly title: string
  readonly releaseAfterDays: number | null
  readonly lessons: readonly DemoLesson[]
}

const handle = z.string().regex(/^[a-z-]+$/)
const one = <T extends z.ZodType>(of: T) => z.tuple([of]).transform(([value]) => value)
const count = z.coerce.number().int().positive()

const facts = z.strictObject({
  title: one(z.string().min(3).max(120)),
  summary: one(z.string().min(20).max(300)),
  teacher: one(handle),
  level: one(courseLevel),
  state: one(courseState.exclude(['archived'])).default('published'),
  /** How many days ago it was published; for a course in review, sent; for a draft, created. */
  published: one(count),
  outcome: z.array(z.string().min(5).max(200)).min(3),
  requirement: z.array(z.string().min(3).max(200)).default([]),
  /** Days that an enrolment lasts. */
  access: one(count).optional(),
  /** Toman; left out: free. */
  price: one(count).optional(),
  /** The former price in toman, shown struck out. */
  list: one(count).optional(),
  plus: one(z.literal('yes')).optional(),
  /** Slugs of courses to complete before. */
  after: z.array(slug).default([]),
  /** `handle: rights`. */
  assistant: one(
    z
      .string()
      .transform((line) => line.split(/:?\s+/))
      .pipe(z.tuple([handle], staffRight))
      .transform(([handle, ...rights]) => ({ handle, rights })),
  ).optional(),
})
export type CourseFacts = z.output<typeof facts>

/** Reads a file `texts/<category>/<slug>.md`; README.md beside it says how one is written. */
export function readCourse(category: string, slug: string, file: string): DemoCourse {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const nodes = fromMarkdown(text, {
    extensions: [gfmTable(), math()],
    mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()],
  }).children
  const parts = parted(nodes, 1)
  return {
    slug,
    category,
    facts: factsOf(head),
    description: textOf(parts.before),
    sections: parts.after.map(({ heading, nodes }) => ({
      title: heading.title,
      releaseAfterDays: heading.number('after'),
      lessons: parted(nodes, 2).after.map((part) => lessonOf(part.heading, part.nodes)),
    })),
  }
}

/** Reads lines `key: value`; a repeated key makes a list. */
function factsOf(head: string): CourseFacts {
  const lines = head.split('\n').map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()] as const
  })
  const lists = Map.groupBy(lines, ([key]) => key)
  return facts.parse(
    Object.fromEntries([...lists].map(([key, all]) => [key, all.map(([, value]) => value)] as const)),
  )
}

interface Part {
  readonly heading: Tagged
  readonly nodes: RootContent[]
}

/** Splits nodes at the headings of a depth: the nodes before the first one, and each heading with its nodes. */
function parted(nodes: readonly RootContent[], depth: number): { before: RootContent[]; after: Part[] } {
  const before: RootContent[] = []
  const after: Part[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) after.push({ heading: tagged(node), nodes: [] })
    else (after.at(-1)?.nodes ?? before).push(node)
  }
  return { before, after }
}
