import type { LessonPartProps } from './lesson-part.ts'
import { AssignmentLesson } from './parts/assignment-lesson.tsx'
import { EmbedLesson } from './parts/embed-lesson.tsx'
import { FileLesson } from './parts/file-lesson.tsx'
import { HeardLesson } from './parts/heard-lesson.tsx'
import { PackageLesson } from './parts/package-lesson.tsx'
import { TextLesson } from './parts/text-lesson.tsx'

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
