import { formatNumber } from '@arvand/persian/numbers'
import { Link, MoreLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CoursePicture, goOnPath, type MyCourse } from '../my-courses/index.ts'
import { goingWords as words } from './words.ts'

const shown = 3

/** The other courses that one has not completed, with their progress. */
export function GoingOn({ courses }: { courses: readonly MyCourse[] }) {
  return (
    <section aria-labelledby="going-title" className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="going-title" className="text-18 font-title">
          {words.title}
        </h2>
        <MoreLink to="/panel/courses">{words.all}</MoreLink>
      </header>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {courses.slice(0, shown).map((own) => (
          <li
            key={own.enrolment.id}
            className="relative grid content-between gap-3 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-edge"
          >
            <div className="flex items-center gap-3">
              <CoursePicture course={own.course} />
              <h3 className="min-w-0 text-16 font-label leading-relaxed wrap-anywhere">
                <Link to={goOnPath(own)} className="after:absolute after:inset-0 after:rounded-card">
                  {own.course.title}
                </Link>
              </h3>
            </div>
            <ProgressBar
              label={
                <>
                  <span className="sr-only">{own.course.title}: </span>
                  <span className="text-muted">
                    {words.done(formatNumber(own.lessonsDone), formatNumber(own.course.lessons))}
                  </span>
                </>
              }
              share={own.progress.percent}
              band={own.progress.band}
              compact
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
