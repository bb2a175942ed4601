import { formatNumber } from '@arvand/persian/numbers'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { goOnPath, type MyCourse, stateText } from './my-course.ts'
import { myCoursesWords as words } from './words.ts'

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
