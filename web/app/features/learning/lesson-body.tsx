import type { LessonPlayerProps } from '../media/index.ts'
import type { Opened, OpenLesson } from './lesson-page.ts'
import { AssignmentLesson } from './parts/assignment-lesson.tsx'
import { EmbedLesson } from './parts/embed-lesson.tsx'
import { FileLesson } from './parts/file-lesson.tsx'
import { HeardLesson } from './parts/heard-lesson.tsx'
import { PackageLesson } from './parts/package-lesson.tsx'
import { TextLesson } from './parts/text-lesson.tsx'
import type { Playhead } from './playhead.ts'

/** What a lesson's part is given, of whatever kind. */
export interface LessonPartProps {
  readonly course: Pick<Opened['course'], 'title' | 'slug'> & { readonly id?: string }
  readonly lesson: Pick<OpenLesson, 'id' | 'title' | 'content'> & { readonly steps: number }
  readonly startAt: number | null
  readonly seekTo: LessonPlayerProps['seekTo']
  readonly playhead: Playhead
  readonly told: {
    readonly stepsDone: readonly number[]
    readonly step: (step: number, position?: number) => void
    readonly position: (second: number) => void
  }
  /** Steps are counted: a learner and no teacher, and no stranger at a preview. */
  readonly counts: boolean
}

/** A lesson's kind decides by which part it is shown. */
export function LessonBody(props: LessonPartProps) {
  const { content } = props.lesson
  switch (content.kind) {
    case 'video':
    case 'audio':
      return <HeardLesson {...props} content={content} />
    case 'text':
      return <TextLesson {...props} content={content} />
    case 'file':
      return <FileLesson {...props} content={content} />
    case 'embed':
      return <EmbedLesson {...props} content={content} />
    case 'assignment':
      return <AssignmentLesson {...props} content={content} />
    case 'scorm':
      return <PackageLesson {...props} content={content} />
  }
}

/** The content of one kind. */
export type ContentOf<Kind extends OpenLesson['content']['kind']> = Extract<
  OpenLesson['content'],
  { kind: Kind }
>
