import type { Answer } from '@arvand/contracts/endpoint'
import type { listMyCourses } from '@arvand/contracts/panel/courses'
import { formatDuration } from '@arvand/persian/duration'
import { formatDate } from '@arvand/persian/format-date'
import { lessonPath } from '../learning/index.ts'
import { myCoursesWords as words } from './words.ts'

export type MyCourse = Answer<typeof listMyCourses>['items'][number]

/** The page on which one continues a course. */
export const goOnPath = ({ course, nextLesson }: MyCourse): string =>
  nextLesson && !nextLesson.opensAt ? lessonPath(course.slug, nextLesson.id) : `/learn/${course.slug}`

/** «رو به پایان»: the state of a course in a few words. */
export function stateText({ enrolment, progress, lessonsDone, course }: MyCourse): string {
  if (enrolment.state === 'completed') return words.completed
  if (enrolment.state === 'expired') return words.ended
  if (progress.distinctSteps === 0) return words.notBegun
  return lessonsDone >= course.lessons ? words.allDone : words.bands[progress.band]
}

/** «درس بعدی: روش حذفی گاوس، از ۱۲:۰۵» */
export function nextInWords({ nextLesson }: MyCourse): string | null {
  if (!nextLesson) return null
  const { title, position, opensAt } = nextLesson
  if (opensAt) return `${words.next} ${title}، ${words.opens} ${formatDate(opensAt)}`
  const at = position ? `، ${words.from} ${formatDuration(position)}` : ''
  return `${words.next} ${title}${at}`
}
