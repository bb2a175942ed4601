import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RichText } from '@arvand/contracts/rich-text'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfmTable } from 'micromark-extension-gfm-table'
import { math } from 'micromark-extension-math'
import { z } from 'zod'
import { textOf } from '../courses/rich-text-of.ts'

const count = z.coerce.number().int().min(0)

/** What stands above the text of an article, as lines «key: value». */
const facts = z.strictObject({
  title: z.string().min(3).max(120),
  summary: z.string().min(20).max(300),
  /** The public name of a teacher. */
  by: z.string().regex(/^[a-z-]+$/),
  topics: z.string().transform((line) => line.split('،').map((topic) => topic.trim())),
  state: z.enum(['draft', 'inReview', 'scheduled', 'published']).default('published'),
  /** How many days ago it was published or last changed; of a scheduled one, in how many days it will be. */
  days: count,
  likes: count,
  /** «who | what they say», the oldest first: a public name, or a place in the crowd. */
  comments: z.array(
    z
      .string()
      .transform((line) => line.split(' | '))
      .pipe(z.tuple([z.string(), z.string()])),
  ),
})

export interface DemoArticle extends z.output<typeof facts> {
  readonly slug: string
  readonly body: RichText
}

const folder = join(import.meta.dirname, 'texts')

/** The articles of the demo: a file each, named by its address. */
export async function readArticles(): Promise<DemoArticle[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (name) => articleOf(basename(name, '.md'), await readFile(join(folder, name), 'utf8'))),
  )
}

function articleOf(slug: string, file: string): DemoArticle {
  const end = file.indexOf('\n---\n')
  const lines = file
    .slice(0, end)
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()] as const
    })
  const comments = lines.filter(([key]) => key === 'comment').map(([, value]) => value)
  const rest = lines.filter(([key]) => key !== 'comment')
  const { children } = fromMarkdown(file.slice(end + 5), {
    extensions: [gfmTable(), math()],
    mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()],
  })
  return { slug, ...facts.parse({ ...Object.fromEntries(rest), comments }), body: textOf(children) }
}
