import { z } from 'zod'
import { holder } from '../../xml-holder.ts'
import { heading, isEmpty, joined } from '../joined-text.ts'
import type { Activity, Given } from './activity.ts'
import { inLine } from './lesson-pages.ts'
import { textLesson } from './read-page.ts'
import { many, root, text, whole } from './xml.ts'

// Moodle's numbers for content pages, and for pages that only give structure; all others are questions.
const contentPage = '20'
const structure = new Set(['21', '30', '31'])

const page = z.object({
  '@id': text,
  qtype: text,
  prevpageid: text,
  nextpageid: text,
  title: text,
  contents: text,
  answers: holder({ answer: many(z.object({ jumpto: text })) }),
})
const lesson = root('lesson', {
  name: text,
  intro: text,
  available: whole,
  deadline: whole,
  dependency: whole,
  usepassword: whole,
  pages: holder({ page: many(page) }),
})

/** Reads the content pages of a Moodle lesson in one line; the report lists its questions and its forks. */
export async function readLesson(activity: Activity): Promise<Given> {
  const read = await activity.read('lesson.xml', lesson)
  if (!read) return 'damaged'
  const { files } = activity
  const { name, intro, available, deadline, dependency, usepassword } = read.found
  const parts = [await activity.html(intro, files.area(read.context, 'mod_lesson', 'intro'))]
  const { pages, forks, drawing } = inLine(read.found.pages.page)
  for (const one of pages) {
    if (forks.has(one)) activity.leave(one.title, 'fork-lost')
    if (drawing.has(one)) activity.leave(one.title, 'lot-lost')
    if (structure.has(one.qtype)) continue
    if (one.qtype !== contentPage) {
      activity.leave(one.title, 'lesson-question-lost')
      continue
    }
    const content = await activity.html(
      one.contents,
      files.area(read.context, 'mod_lesson', 'page_contents', one['@id']),
    )
    parts.push(joined([heading(one.title)], content))
  }
  for (const file of files.area(read.context, 'mod_lesson', 'mediafile')) await activity.attach(file)
  if (available > 0) activity.leave(name, 'start-lost')
  if (deadline > 0) activity.leave(name, 'end-lost')
  if (dependency > 0 || usepassword > 0) activity.leave(name, 'condition-lost')
  const body = joined(...parts)
  return isEmpty(body) ? 'empty' : textLesson(activity, name, body)
}
