import { PackagePart } from '../../packages/index.ts'
import { RichText } from '../../rich-text/index.ts'
import type { ContentOf, LessonPartProps } from '../lesson-part.ts'

interface PackageLessonProps extends LessonPartProps {
  readonly content: ContentOf<'scorm'>
}

/** A package; its player is the part of packages. */
export function PackageLesson({ content, course, lesson, told }: PackageLessonProps) {
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
