import { RichText } from '../../rich-text/index.ts'
import type { ContentOf, LessonPartProps } from '../lesson-body.tsx'

interface PackageLessonProps extends LessonPartProps {
  readonly content: ContentOf<'scorm'>
}

/** A package; its player is the part of packages. */
export function PackageLesson({ content }: PackageLessonProps) {
  return (
    <article className="mx-auto grid max-w-[46rem] gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={content.body} files={content.pictures} />
    </article>
  )
}
