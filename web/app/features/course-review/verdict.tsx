import { readinessErrors } from '@arvand/contracts/errors/courses-readiness'
import { archiveCourseByManager, publishCourse, returnCourse } from '@arvand/contracts/panel/manage-courses'
import { formatNumber } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { stateTones, stateWords } from '../authoring/index.ts'
import { CoursePrice } from '../courses/index.ts'
import type { Route } from './+types/review'
import { uncheckedIn } from './unchecked.ts'
import { reviewWords as words } from './words.ts'

type Data = Route.ComponentProps['loaderData']

interface VerdictProps {
  readonly course: Data['course']
  readonly missing: Data['missing']
  readonly checks: Data['checks']
  /** Notes that go to the teacher with the decision. */
  readonly unsent: number
  readonly answer: FormAnswer | undefined
}

/** The decisions that a manager can take in the course's state. */
export function Verdict({ course, missing, checks, unsent, answer }: VerdictProps) {
  const of = (intent: string) => (answer?.intent === intent && !answer.done ? answer : undefined)
  const { state, title } = course
  const unchecked = uncheckedIn(checks)
  return (
    <Card title={words.verdict} aside={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}>
      <div className="grid gap-6">
        <Cost course={course} />
        {missing.length > 0 ? (
          <div className="text-14 text-warning-700">
            <p className="font-label">{words.missing}</p>
            <ul className="list-disc ps-5">
              {missing.map(({ code, lesson }) => (
                <li key={`${code} ${lesson?.id}`}>
                  {lesson ? `${lesson.title}: ` : ''}
                  {readinessErrors[code].sentence}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {state === 'inReview' ? (
          <>
            <ConfirmedForm
              intent="publish"
              to={publishCourse}
              carry={{ title, unchecked }}
              answer={of('publish')?.asks ? of('publish') : undefined}
              submit={words.publish}
              button={{ wide: true, disabledReason: missing.length > 0 ? words.missing : null }}
              className="grid gap-3"
              question={() => words.publishQuestion(title, unchecked)}
            />
            <ActionForm
              intent="return"
              to={returnCourse}
              answer={of('return')}
              submit={words.return}
              button={{ wide: true, variant: 'outline' }}
              className="grid gap-3 border-t border-line pt-5"
            >
              <ReasonField />
              {unsent > 0 ? (
                <p className="text-14 text-muted">{words.unsentText(formatNumber(unsent))}</p>
              ) : null}
            </ActionForm>
          </>
        ) : null}
        {state === 'published' ? (
          <>
            <ButtonLink to={`/courses/${course.slug}`} variant="soft" wide>
              {words.page}
            </ButtonLink>
            <ConfirmedForm
              intent="archive"
              to={archiveCourseByManager}
              carry={{ title }}
              answer={of('archive')}
              submit={words.archive}
              button={{ wide: true, variant: 'outline' }}
              className="grid gap-3 border-t border-line pt-5"
              question={() => words.archiveQuestion(title)}
            >
              <ReasonField />
            </ConfirmedForm>
          </>
        ) : null}
      </div>
    </Card>
  )
}

/** The price that learners will pay; plus subscribers may have access without it. */
function Cost({ course: { price, listPrice, inPlus } }: { course: Data['course'] }) {
  return (
    <div>
      <p className="text-14 text-muted">{words.price}</p>
      <CoursePrice course={{ price, listPrice }} />
      {inPlus && price > 0 ? <p className="text-14 text-muted">{words.inPlus}</p> : null}
    </div>
  )
}

const ReasonField = () => (
  <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={3} />
)

/** The course's state changes so far, newest first. */
export function TransitionList({ turns, now }: { turns: Data['turns']; now: number }) {
  if (turns.length === 0) return null
  return (
    <Card title={words.history}>
      <ol className="grid gap-4">
        {turns.map(({ state, by, reason, at }) => (
          <li key={at} className="text-14">
            <p className="font-label">{words.turns[state]}</p>
            <p className="text-muted">
              {by}، <TimeAgo at={at} now={now} />
            </p>
            {reason ? <p className="whitespace-pre-line pt-1">{reason}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
