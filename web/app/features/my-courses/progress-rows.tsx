import { formatNumber } from '@arvand/persian/numbers'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CoursePicture } from './course-picture.tsx'
import { goOnPath, type MyCourse, stateText } from './my-course.ts'
import { myCoursesWords as words } from './words.ts'

/** Courses with their progress: a bar coloured by its band, and the number as text. */
export function ProgressRows({ items }: { items: readonly MyCourse[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((own) => (
        <li
          key={own.enrolment.id}
          className="relative flex items-center gap-4 px-4.5 py-4 has-[a:hover]:bg-sunken md:px-6"
        >
          <CoursePicture course={own.course} />
          <div className="min-w-0 flex-1">
            <CourseBar own={own} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The progress bar of one course; the course's name is a link that continues it. */
export function CourseBar({ own, status = stateText(own) }: { own: MyCourse; status?: string }) {
  const { course, progress, lessonsDone } = own
  const [of, unit] = words.lessons
  return (
    <ProgressBar
      label={
        <Link to={goOnPath(own)} className="after:absolute after:inset-0">
          {course.title}
        </Link>
      }
      share={progress.percent}
      band={progress.band}
      note={`${formatNumber(lessonsDone)} ${of} ${formatNumber(course.lessons)} ${unit}`}
      endNote={status}
    />
  )
}
