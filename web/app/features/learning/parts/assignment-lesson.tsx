import { AssignmentPart, AssignmentSeen } from '../../assignments/index.ts'
import { RichText } from '../../rich-text/index.ts'
import type { ContentOf, LessonPartProps } from '../lesson-part.ts'

interface AssignmentLessonProps extends LessonPartProps {
  readonly content: ContentOf<'assignment'>
}

/** The brief of an assignment; handing it in is the part of assignments. */
export function AssignmentLesson({ content, course, lesson, told, counts }: AssignmentLessonProps) {
  return (
    <article className="mx-auto grid max-w-[46rem] gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={content.body} files={content.pictures} />
      {counts && course.id ? (
        <AssignmentPart courseId={course.id} lessonId={lesson.id} onSubmitted={() => told.step(1)} />
      ) : (
        <AssignmentSeen content={content} />
      )}
    </article>
  )
}
