import { parseWholeNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
  wrongFields,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/student'
import { AccessCards } from './access-cards.tsx'
import { cohortChoices } from './cohort-choices.ts'
import { CourseHead, courseMeta } from './course-head.tsx'
import { removeStudentQuestion } from './questions.ts'
import { HistoryCard, LessonsCard, StandingCard, SubmissionsCard } from './student-cards.tsx'
import { studentWords as words } from './words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [shown, cohorts] = await Promise.all([
    api.teacher('student/show', params),
    cohortChoices(api, params.courseId),
  ])
  return { ...shown, cohorts, requestId: crypto.randomUUID(), now: Date.now() }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const days = parseWholeNumber(formText(form, 'days'))
  if (intent === 'extend' && (days === null || days < 1 || days > 3650))
    return wrongFields(form, { days: words.daysWrong })
  if (intent === 'remove' && !isConfirmed(form))
    return askFirst(form, removeStudentQuestion(formText(form, 'name')))
  const { refusal } = await attempt(change(actionApiOf(context), params, form, days ?? 1))
  if (refusal) return refusedForm(url, form, refusal, { 'courses.cohort-full': 'cohort' })
  const done = { extend: words.extended, move: words.moved, remove: words.removed }[intent] ?? ''
  return data<FormAnswer>({ intent, done })
}

type Who = Route.ActionArgs['params']

async function change(api: Api, { courseId, enrolmentId }: Who, form: FormData, days: number): Promise<void> {
  const intent = formText(form, 'intent')
  const requestId = formText(form, 'requestId')
  const cohortId = formText(form, 'cohort') || null
  if (intent === 'extend') await api.teacher('student/extend', { courseId, enrolmentId, days, requestId })
  else if (intent === 'move')
    await api.teacher('student/move', { courseId, enrolmentIds: [enrolmentId], cohortId })
  else await api.teacher('student/remove', { courseId, enrolmentId, reason: formText(form, 'reason') })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta(loaderData?.student.name ?? words.crumb, loaderData?.course)

export default function Student({ loaderData, actionData }: Route.ComponentProps) {
  const { course, student, lessons, submissions, turns, cohorts, requestId, now } = loaderData
  return (
    <>
      <CourseHead course={course} here="title" title={student.name} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <StandingCard student={student} now={now} />
          <LessonsCard lessons={lessons} now={now} />
          <SubmissionsCard courseId={course.id} submissions={submissions} now={now} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <AccessCards
            student={student}
            cohorts={cohorts}
            requestId={requestId}
            answerOf={(intent) => answerFor(actionData, intent)}
          />
          <HistoryCard turns={turns} />
        </div>
      </div>
    </>
  )
}
