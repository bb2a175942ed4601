import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import type { Missing } from '@arvand/contracts/teacher/courses'

/** What of a lesson decides whether it is complete; a list reads these without its whole content. */
export interface LessonFacts {
  readonly kind: LessonKind
  /** Its own file, or in a lesson of files any. */
  readonly hasFile: boolean
  /** Its text says or shows something. */
  readonly hasWords: boolean
  readonly hasAddress: boolean
}

/** Pure: why a lesson may not be published; null: it is complete. Kinds of other modules answer for themselves. */
export function whyNotComplete({ kind, hasFile, hasWords, hasAddress }: LessonFacts): Missing['code'] | null {
  if (kind === 'video' || kind === 'audio' || kind === 'scorm' || kind === 'file')
    return hasFile ? null : 'courses.lesson-without-file'
  if (kind === 'text') return hasWords ? null : 'courses.lesson-empty'
  if (kind === 'embed') return hasAddress ? null : 'courses.lesson-without-address'
  if (kind === 'assignment') return hasWords ? null : 'courses.lesson-without-brief'
  return null
}

/** The facts of a content that is at hand. */
export const factsOf = (content: LessonContent): LessonFacts => ({
  kind: content.kind,
  hasFile:
    content.kind === 'file' ? content.attachments.length > 0 : 'fileId' in content && content.fileId !== null,
  hasWords: Boolean(content.body && saysSomething(content.body)),
  hasAddress: content.kind === 'embed' && content.url !== null,
})

const says: ReadonlySet<string> = new Set(['text', 'formula', 'formulaBlock', 'image', 'verse'])

function saysSomething(node: RichText | RichBlock | { type: string; content?: unknown }): boolean {
  if (says.has(node.type)) return true
  const inside = 'content' in node ? node.content : undefined
  return Array.isArray(inside) && inside.some(saysSomething)
}

interface WrittenCourse {
  readonly summary: string
  readonly lessons: readonly (LessonFacts & { id: string; title: string; isPublished: boolean })[]
}

/** Pure: all that keeps a course from being sent for review. A cover is not needed. */
export function missingOf({ summary, lessons }: WrittenCourse): Missing[] {
  const published = lessons.filter(({ isPublished }) => isPublished)
  const ofCourse: Missing[] = []
  if (summary.trim() === '') ofCourse.push({ code: 'courses.summary-missing', lesson: null })
  if (published.length === 0) ofCourse.push({ code: 'courses.no-lesson', lesson: null })
  const ofLessons = published.flatMap((lesson): Missing[] => {
    const code = whyNotComplete(lesson)
    return code ? [{ code, lesson: { id: lesson.id, title: lesson.title } }] : []
  })
  return [...ofCourse, ...ofLessons]
}
