import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { RichText } from '../../../rich-text/index.ts'
import { AssignmentPart } from '../../assignment-part.tsx'
import { AssignmentSeen } from './assignment-seen.tsx'

/** The brief of an assignment; readers whose progress does not count see its terms in place of the form. */
export default function AssignmentLesson({
  content,
  course,
  lesson,
  told,
  counts,
}: BodyProps<TaughtContentOf<'assignment'>>) {
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
