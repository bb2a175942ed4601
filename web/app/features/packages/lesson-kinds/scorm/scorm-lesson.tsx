import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { RichText } from '../../../rich-text/index.ts'
import { PackagePart } from '../../package-part.tsx'

export default function ScormLesson({ content, course, lesson, told }: BodyProps<TaughtContentOf<'scorm'>>) {
  return (
    <article className="grid gap-6 px-4 py-6 md:px-7 md:py-9">
      <div className="mx-auto w-full max-w-[46rem] empty:hidden">
        <RichText text={content.body} files={content.pictures} />
      </div>
      {course.id ? (
        <PackagePart courseId={course.id} lessonId={lesson.id} onDone={() => told.step(1)} />
      ) : null}
    </article>
  )
}
