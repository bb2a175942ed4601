import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import type { FilePlace, ItemFacts, LessonFile, LessonKindPlug, LessonKinds } from '#plugs/lesson-kind'

/** The plug of a kind; throws when no module offers it, though a stored lesson has it. */
export function kindOf(kinds: LessonKinds, kind: LessonKind): LessonKindPlug {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no module offers lessons of the kind ${kind}`)
  return found
}

export const stepsOf = (kinds: LessonKinds, content: LessonContent, item: ItemFacts | null = null): number =>
  item?.steps ?? kindOf(kinds, content.kind).steps?.(content) ?? 1

/** Whether a file may be a picture in a text. */
export const isPicture = ({ type, use }: LessonFile): boolean =>
  type.startsWith('image/') && (use === 'lesson' || use === 'cover')

/** Pure: each place of a lesson that holds a file, and the test whether a file fits there. */
export const placesOf = (kinds: LessonKinds, content: LessonContent): FilePlace[] => [
  ...(kindOf(kinds, content.kind).files?.(content) ?? []),
  ...(content.body ? filesInText(content.body) : []).map((fileId) => ({ fileId, fits: isPicture })),
  ...content.attachments.map(({ fileId }) => ({
    fileId,
    fits: ({ use }: LessonFile) => use === 'lesson',
  })),
]

/** The ids of all files of a lesson, each once. */
export const filesOfLesson = (kinds: LessonKinds, content: LessonContent): string[] => [
  ...new Set(placesOf(kinds, content).map(({ fileId }) => fileId)),
]
