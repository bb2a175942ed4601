import { z } from 'zod'
import type { Activity, Given } from './activity.ts'
import { firstWords, heading, isEmpty, joined } from './texts.ts'
import { holder, many, text, whole } from './xml.ts'

/** What is read and nothing else: pages, labels, books, glossaries, and the content pages of lessons. */

const root = <Shape extends z.ZodRawShape>(kind: string, shape: Shape) =>
  z
    .object({ activity: z.object({ '@contextid': text, [kind]: holder(shape) }) })
    .transform(({ activity }) => ({
      context: activity['@contextid'] as string,
      found: activity[kind] as z.output<z.ZodObject<Shape>>,
    }))

const page = root('page', { name: text, intro: text, content: text })
export async function readPage(activity: Activity): Promise<Given> {
  const read = await activity.read('page.xml', page)
  if (!read) return 'damaged'
  const { files } = activity
  const intro = await activity.text(read.found.intro, files.area(read.context, 'mod_page', 'intro'))
  const content = await activity.text(read.found.content, files.area(read.context, 'mod_page', 'content'))
  // The introduction is mostly for the course's list; it stays when the page says nothing else.
  const body = isEmpty(content) ? intro : content
  return isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

const label = root('label', { name: text, intro: text })
export async function readLabel(activity: Activity): Promise<Given> {
  const read = await activity.read('label.xml', label)
  if (!read) return 'damaged'
  const body = await activity.text(read.found.intro, activity.files.area(read.context, 'mod_label', 'intro'))
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
  const parts = [await activity.text(read.found.intro, files.area(read.context, 'mod_book', 'intro'))]
  for (const one of read.found.chapters.chapter.toSorted((a, b) => a.pagenum - b.pagenum)) {
    if (one.hidden === '1') {
      activity.leave(one.title, 'hidden-there')
      continue
    }
    const content = await activity.text(
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
  const parts = [await activity.text(read.found.intro, files.area(read.context, 'mod_glossary', 'intro'))]
  const entries = read.found.entries.entry.filter(({ approved }) => approved !== '0')
  for (const one of entries.toSorted((a, b) => a.concept.localeCompare(b.concept, 'fa'))) {
    const content = await activity.text(
      one.definition,
      files.area(read.context, 'mod_glossary', 'entry', one['@id']),
    )
    parts.push(joined([heading(one.concept, 3)], content))
  }
  const body = joined(...parts)
  return entries.length === 0 || isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

// Moodle's number for a page of a lesson that only tells; the others ask.
const contentPage = '20'
const lessonPage = z.object({ '@id': text, qtype: text, title: text, contents: text })
const lesson = root('lesson', { name: text, intro: text, pages: holder({ page: many(lessonPage) }) })
export async function readLesson(activity: Activity): Promise<Given> {
  const read = await activity.read('lesson.xml', lesson)
  if (!read) return 'damaged'
  const { files } = activity
  const parts = [await activity.text(read.found.intro, files.area(read.context, 'mod_lesson', 'intro'))]
  for (const one of read.found.pages.page) {
    if (one.qtype !== contentPage) {
      activity.leave(one.title, 'exams-come-later')
      continue
    }
    const content = await activity.text(
      one.contents,
      files.area(read.context, 'mod_lesson', 'page_contents', one['@id']),
    )
    parts.push(joined([heading(one.title)], content))
  }
  const body = joined(...parts)
  return isEmpty(body) ? 'empty' : textLesson(activity, read.found.name, body)
}

const textLesson = (activity: Activity, title: string, body: ReturnType<typeof joined>): Given => [
  { title, content: { kind: 'text', body, attachments: activity.attachments } },
]

export { root }
