import { CourseGrid } from './course-card.tsx'
import type { CoursePage } from './course-data.ts'
import { headWords as words } from './head-words.ts'

export default function CourseRelated({ courses }: { courses: CoursePage['related'] }) {
  return (
    <section aria-labelledby="related" className="page grid gap-5 pb-4">
      <h2 id="related" className="text-21 font-heading md:text-26">
        {words.related}
      </h2>
      <CourseGrid courses={courses} label={words.related} />
    </section>
  )
}
