import { assignmentsErrors } from '@arvand/contracts/errors/courses-assignments'
import { markSubmission, showSubmission } from '@arvand/contracts/teacher/assignments'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { MarkForm, MarkHistory } from '../marking/index.ts'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/marking'
import { HandedIn } from './handed-in.tsx'
import { saveMark } from './save-mark.ts'
import { markingWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showSubmission, params)
  return { ...shown, isSaved: url.searchParams.has('saved') }
}

export const action = saveMark

export const handle = {
  crumb: courseCrumbs(({ learner }: Route.ComponentProps['loaderData']) => learner.name),
}
export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta([words.crumb, loaderData?.learner.name].filter(Boolean).join('، '), loaderData?.course)

export default function Marking({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lesson, learner, submission, waiting, nextId, whyNotMark, isSaved } = loaderData
  const queue = `/teach/courses/${course.id}/assignments`
  return (
    <>
      <CourseHead
        course={course}
        here="assignments"
        title={learner.name}
        lead={`${lesson.title}${waiting > 0 ? `، ${words.left(formatNumber(waiting))}` : ''}`}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          {isSaved ? <Alert tone="success">{words.saved}</Alert> : null}
          <Card
            title={words.handedIn}
            aside={
              <span className="flex flex-wrap items-center gap-2 text-14 text-muted">
                {words.number(localDigits(submission.number))}، {formatDateTime(submission.at)}
                {submission.late ? <Badge tone="warning">{words.late}</Badge> : null}
              </span>
            }
          >
            <HandedIn submission={submission} empty={words.noText} />
          </Card>
          <Others {...loaderData} />
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-6">
          {whyNotMark ? (
            <Alert tone="warning">{assignmentsErrors[whyNotMark].sentence}</Alert>
          ) : (
            <MarkForm
              key={submission.id}
              to={markSubmission}
              rubric={lesson.rubric}
              most={lesson.most}
              mark={submission.mark}
              submit={nextId === null ? words.submitLast : words.submit}
              answer={answerFor(actionData, 'mark')}
              beside={
                nextId ? (
                  <ButtonLink to={`${queue}/${nextId}`} variant="quiet">
                    {words.skip}
                  </ButtonLink>
                ) : null
              }
            />
          )}
          <MarkHistory marks={loaderData.history} most={lesson.most} />
        </div>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

/** Other submissions of the same learner. */
function Others({ course, others }: Shown) {
  if (others.length === 0) return null
  return (
    <Card title={words.others}>
      <ul className="grid">
        {others.map(({ id, number, at }) => (
          <li key={id}>
            <TextLink
              alone
              to={`/teach/courses/${course.id}/assignments/${id}`}
              className="inline-flex min-h-11 items-center"
            >
              {words.number(localDigits(number))}، {formatDateTime(at)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
