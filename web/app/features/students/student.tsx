import {
  extendStudents,
  messageStudents,
  moveStudents,
  removeStudents,
  showStudent,
} from '@arvand/contracts/teacher/students'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import type { Route } from './+types/student'
import { AccessCards } from './access-cards.tsx'
import { cohortChoices } from './cohort-choices.ts'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { removeStudentQuestion } from './questions.ts'
import { HistoryCard, LessonsCard, ProgressCard, SubmissionsCard } from './student-cards.tsx'
import { studentWords as words } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, cohorts] = await Promise.all([
    call(showStudent, params),
    cohortChoices(call, params.courseId),
  ])
  return { ...shown, cohorts, now: Date.now() }
}

const ofStudent = ({ params: { courseId = '', enrolmentId = '' } }: SentForm) => ({
  courseId,
  enrolmentIds: [enrolmentId],
})

export const action = formAction({
  extend: submitTo(extendStudents, { with: ofStudent, done: words.extended }),
  move: submitTo(moveStudents, {
    with: ofStudent,
    places: { 'courses.cohort-full': 'cohortId' },
    done: words.moved,
  }),
  message: submitTo(messageStudents, { with: ofStudent, done: words.sent }),
  remove: submitTo(removeStudents, {
    with: ofStudent,
    question: ({ text }) => removeStudentQuestion(text('name')),
    done: words.removed,
  }),
})

export const handle = {
  crumb: courseCrumbs(({ student }: Route.ComponentProps['loaderData']) => student.name),
}
export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta(loaderData?.student.name ?? words.crumb, loaderData?.course)

export default function Student({ loaderData, actionData }: Route.ComponentProps) {
  const { course, student, lessons, submissions, turns, cohorts, now } = loaderData
  return (
    <>
      <CourseHead course={course} here="title" title={student.name} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <ProgressCard student={student} now={now} />
          <LessonsCard lessons={lessons} now={now} />
          <SubmissionsCard courseId={course.id} submissions={submissions} now={now} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <AccessCards
            student={student}
            cohorts={cohorts}
            answerOf={(intent) => answerFor(actionData, intent)}
          />
          <HistoryCard turns={turns} />
        </div>
      </div>
    </>
  )
}
