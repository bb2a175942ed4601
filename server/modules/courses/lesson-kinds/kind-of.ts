import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import type { FilePlace, LessonFile, LessonKindPlug, LessonKinds } from '#plugs/lesson-kind'

/** The plug of a kind that lessons of this database have. */
export function kindOf(kinds: LessonKinds, kind: LessonKind): LessonKindPlug {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no module offers lessons of the kind ${kind}`)
  return found
}

export const stepsOf = (kinds: LessonKinds, content: LessonContent): number =>
  kindOf(kinds, content.kind).steps?.(content) ?? 1

/** A picture of a text or a cover. */
export const isPicture = ({ type, use }: LessonFile): boolean =>
  type.startsWith('image/') && (use === 'lesson' || use === 'cover')

/** Pure: each place of a lesson where a file stands, and what fits there. */
export const placesOf = (kinds: LessonKinds, content: LessonContent): FilePlace[] => [
  ...(kindOf(kinds, content.kind).files?.(content) ?? []),
  ...(content.body ? filesInText(content.body) : []).map((fileId) => ({ fileId, fits: isPicture })),
  ...content.attachments.map(({ fileId }) => ({
    fileId,
    fits: ({ use }: LessonFile) => use === 'lesson',
  })),
]

/** Every file that a lesson shows, once. */
export const filesOfLesson = (kinds: LessonKinds, content: LessonContent): string[] => [
  ...new Set(placesOf(kinds, content).map(({ fileId }) => fileId)),
]
