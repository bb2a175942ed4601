import { Card } from '../../ui/card.tsx'
import { ButtonLink, MoreLink } from '../../ui/link.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type MyCourse, ProgressRows } from '../my-courses/index.ts'
import { todayWords as words } from './words.ts'

const shown = 4

/** Progress in the courses opened last; null when they could not be loaded. */
export function MyProgress({ courses }: { courses: readonly MyCourse[] | null }) {
  const aside = courses?.length ? <MoreLink to="/panel/courses">{words.allCourses}</MoreLink> : null
  return (
    <Card title={words.progress} aside={aside} flush>
      {courses === null ? (
        <ErrorState bare title={words.coursesFailed}>
          {words.coursesFailedLead}
        </ErrorState>
      ) : courses.length > 0 ? (
        <div className="border-t border-line">
          <ProgressRows items={courses.slice(0, shown)} />
        </div>
      ) : (
        <EmptyState
          bare
          title={words.noCourses}
          action={<ButtonLink to="/courses">{words.catalogue}</ButtonLink>}
        >
          {words.noCoursesLead}
        </EmptyState>
      )}
    </Card>
  )
}
