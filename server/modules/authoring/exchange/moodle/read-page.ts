import type { RichText } from '@arvand/contracts/rich-text'
import { filesInText, plainText } from '@arvand/contracts/rich-text-walk'
import { z } from 'zod'
import { textContent } from '#pure/courses'
import { holder } from '../../xml-holder.ts'
import { firstWords, heading, isEmpty, joined } from '../joined-text.ts'
import type { Activity, Given } from './activity.ts'
import { many, root, text, whole } from './xml.ts'

/** Reads activities that are only text: pages, labels, books and glossaries. */

const page = root('page', { name: text, intro: text, content: text })
export async function readPage(activity: Activity): Promise<Given> {
  const read = await activity.read('page.xml', page)
  if (!read) return 'damaged'
  const { files } = activity
  const intro = await activity.html(read.found.intro, files.area(read.context, 'mod_page', 'intro'))
  const content = await activity.html(read.found.content, files.area(read.context, 'mod_page', 'content'))
  const body = joined(...(says(content, intro) ? [] : [intro]), content)
  return isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

const wordsOf = ({ content }: RichText): string =>
  content
    .map((block) => plainText(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text begins with the other one: some authors write the same into the description and the page. */
const says = (whole: RichText, part: RichText): boolean =>
  wordsOf(whole).startsWith(wordsOf(part)) && filesInText(part).every((id) => filesInText(whole).includes(id))

const label = root('label', { name: text, intro: text })
export async function readLabel(activity: Activity): Promise<Given> {
  const read = await activity.read('label.xml', label)
  if (!read) return 'damaged'
  const body = await activity.html(read.found.intro, activity.files.area(read.context, 'mod_label', 'intro'))
  return isEmpty(body) ? 'empty' : textLesson(activity, firstWords(body) || read.found.name, body)
}

const chapter = z.object({
  '@id': text,
  pagenum: whole,
  subchapter: text,
  title: text,
  content: text,
  hidden: text,
})
const book = root('book', { name: text, intro: text, chapters: holder({ chapter: many(chapter) }) })
export async function readBook(activity: Activity): Promise<Given> {
  const read = await activity.read('book.xml', book)
  if (!read) return 'damaged'
  const { files } = activity
  const parts = [await activity.html(read.found.intro, files.area(read.context, 'mod_book', 'intro'))]
  for (const one of read.found.chapters.chapter.toSorted((a, b) => a.pagenum - b.pagenum)) {
    if (one.hidden === '1') {
      activity.leave(one.title, 'hidden-there')
      continue
    }
    const content = await activity.html(
      one.content,
      files.area(read.context, 'mod_book', 'chapter', one['@id']),
    )
    parts.push(joined([heading(one.title, one.subchapter === '1' ? 3 : 2)], content))
  }
  const body = joined(...parts)
  return isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

const entry = z.object({ '@id': text, concept: text, definition: text, approved: text })
const glossary = root('glossary', { name: text, intro: text, entries: holder({ entry: many(entry) }) })
export async function readGlossary(activity: Activity): Promise<Given> {
  const read = await activity.read('glossary.xml', glossary)
  if (!read) return 'damaged'
  const { files } = activity
  const parts = [await activity.html(read.found.intro, files.area(read.context, 'mod_glossary', 'intro'))]
  const { entry: all } = read.found.entries
  const entries = all.filter(({ approved }) => approved !== '0')
  for (const one of all) if (one.approved === '0') activity.leave(one.concept, 'hidden-there')
  for (const one of entries.toSorted((a, b) => a.concept.localeCompare(b.concept, 'fa'))) {
    const content = await activity.html(
      one.definition,
      files.area(read.context, 'mod_glossary', 'entry', one['@id']),
    )
    parts.push(joined([heading(one.concept, 3)], content))
    for (const file of files.area(read.context, 'mod_glossary', 'attachment', one['@id']))
      await activity.attach(file)
  }
  const body = joined(...parts)
  return entries.length === 0 || isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

export const textLesson = (activity: Activity, title: string, body: ReturnType<typeof joined>): Given => [
  { title, content: textContent({ body, attachments: activity.attachments }) },
]
