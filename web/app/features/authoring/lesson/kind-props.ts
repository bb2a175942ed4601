import type { Picture } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { ShownLesson } from './shown-lesson.ts'

export type File = ShownLesson['files'][number]

export interface KindProps<Content = LessonContent> {
  readonly lessonId: string
  readonly content: Content
  readonly minutes: number
  readonly files: readonly File[]
  readonly pictures: Readonly<Record<string, Picture>>
  readonly revision: number
  readonly mayWrite: boolean
  readonly onChange: (part: Partial<LessonContent>) => void
  readonly onMinutes: (minutes: number) => void
}
