import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import type { Missing, ReadinessCode } from '@arvand/contracts/teacher/courses'
import { itemFactsOf, itemState, kindOf, leadingLesson } from '#modules/courses'
import type { Db } from '#platform/database'
import type { ItemFacts, LessonFacts, LessonKinds } from '#plugs/lesson-kind'

/** Computes the facts from a loaded content and what its thing says. */
export const factsOf = (content: LessonContent, item: ItemFacts | null): LessonFacts => ({
  hasFile: 'fileId' in content && content.fileId !== null,
  hasAttachments: content.attachments.length > 0,
  hasWords: Boolean(content.body && saysSomething(content.body)),
  hasAddress: 'url' in content && content.url !== null,
  item: itemState(item),
})

/** Pure: why a lesson may not be published; null: it is complete. */
export const whyNotComplete = (
  kinds: LessonKinds,
  content: LessonContent,
  item: ItemFacts | null,
): ReadinessCode | null => kindOf(kinds, content.kind).whyNotComplete(factsOf(content, item))

/** The same with what its thing says now. */
export async function whyNotPublish(
  db: Db,
  kinds: LessonKinds,
  courseId: string,
  content: LessonContent,
): Promise<ReadinessCode | null> {
  const [item = null] = await itemFactsOf(db, kinds, [leadingLesson(courseId, content)])
  return whyNotComplete(kinds, content, item)
}

const says: ReadonlySet<string> = new Set(['text', 'formula', 'formulaBlock', 'image', 'verse'])

function saysSomething(node: RichText | RichBlock | { type: string; content?: unknown }): boolean {
  if (says.has(node.type)) return true
  const inside = 'content' in node ? node.content : undefined
  return Array.isArray(inside) && inside.some(saysSomething)
}

interface WrittenCourse {
  readonly summary: string
  readonly lessons: readonly {
    readonly id: string
    readonly title: string
    readonly isPublished: boolean
    readonly whyNotPublish: ReadinessCode | null
  }[]
}

/** Pure: everything that is missing before a course can be sent to review. A cover is not needed. */
export function missingOf({ summary, lessons }: WrittenCourse): Missing[] {
  const published = lessons.filter(({ isPublished }) => isPublished)
  const ofCourse: Missing[] = []
  if (summary.trim() === '') ofCourse.push({ code: 'courses.summary-missing', lesson: null })
  if (published.length === 0) ofCourse.push({ code: 'courses.no-lesson', lesson: null })
  const ofLessons = published.flatMap(({ id, title, whyNotPublish: code }): Missing[] =>
    code ? [{ code, lesson: { id, title } }] : [],
  )
  return [...ofCourse, ...ofLessons]
}
