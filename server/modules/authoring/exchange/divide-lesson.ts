import type { RichText } from '@arvand/contracts/rich-text'
import { formatNumber } from '@arvand/persian/numbers'
import { dividedText } from '#platform/html'
import { textContent } from '#pure/courses'
import type { LessonDraft } from './course-draft.ts'

/** Divides a lesson whose text is too long to store: the first keeps its kind, the others are texts that follow it. */
export function dividedLesson(lesson: LessonDraft): LessonDraft[] {
  const { body } = lesson.content
  const [first, ...rest] = body ? dividedText(body) : []
  if (!first || rest.length === 0) return [lesson]
  const named = (nth: number) => `${lesson.title.slice(0, 150)} (${formatNumber(nth)})`
  const next = (text: RichText, at: number): LessonDraft => ({
    ...lesson,
    key: `${lesson.key}/${at + 2}`,
    title: named(at + 2),
    joined: [],
    requires: [],
    content: textContent({ body: text }),
  })
  const begins = { ...lesson, title: named(1), content: { ...lesson.content, body: first } }
  return [begins, ...rest.map(next)]
}
