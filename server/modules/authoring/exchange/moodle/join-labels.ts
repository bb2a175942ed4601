import { mostAttachments } from '@arvand/contracts/lesson-content'
import type { LessonDraft } from '../course-draft.ts'
import { joined } from '../joined-text.ts'

/** The lessons of a section after its labels were joined to them. */
export interface Joining {
  readonly lessons: LessonDraft[]
  /** Keys of labels, each with the key of the lesson that holds the label's text now. */
  readonly into: ReadonlyMap<string, string>
}

/**
 * Pure: labels of a section become the beginning of the lesson that follows them. Labels at its end become one lesson
 * together. A hidden label never joins a visible lesson, nor a visible label a hidden one.
 */
export function joinLabels(lessons: readonly LessonDraft[]): Joining {
  const made: LessonDraft[] = []
  const into = new Map<string, string>()
  const waiting = new Map<boolean, LessonDraft[]>()
  for (const lesson of lessons) {
    const labels = waiting.get(lesson.isPublished) ?? []
    if (lesson.was === 'label') {
      waiting.set(lesson.isPublished, [...labels, lesson])
      continue
    }
    waiting.delete(lesson.isPublished)
    made.push(begun(labels, lesson, into))
  }
  for (const [first, ...rest] of waiting.values()) {
    if (!first) continue
    const whole = rest.reduce((before, label) => begun([before], label, into, before), first)
    made.push(whole)
  }
  return { lessons: made, into }
}

/** The lesson with the labels before it; it gets the title and the key of `as`. */
function begun(
  labels: readonly LessonDraft[],
  lesson: LessonDraft,
  into: Map<string, string>,
  as = lesson,
): LessonDraft {
  if (labels.length === 0) return lesson
  const attachments = [...labels, lesson].flatMap(({ content }) => content.attachments)
  const unique = [...new Map(attachments.map((one) => [one.fileId, one])).values()]
  const told = as === lesson ? labels : [lesson]
  for (const one of told) into.set(one.key, as.key)
  return {
    ...lesson,
    key: as.key,
    title: as.title,
    joined: [...(as.joined ?? []), ...told.map(({ title }) => title)],
    content: {
      ...lesson.content,
      body: joined(
        ...[...labels, lesson].map(({ content }) => content.body ?? { type: 'doc' as const, content: [] }),
      ),
      attachments: unique.slice(0, mostAttachments),
    },
  }
}
