import { addCohort, changeCohort, listCohorts, removeCohort } from '@arvand/contracts/teacher/cohorts'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { EditAndRemove } from '../../shell/edit-and-remove.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { actWords } from '../../ui/act-words.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/cohorts'
import { type Cohort, CohortForm } from './cohort-form.tsx'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { removeCohortQuestion } from './questions.ts'
import { cohortWords as words } from './words.ts'

const ofCohort = (sent: SentForm) => ({ ...ofCourse(sent), cohortId: sent.text('id') })

const places = {
  'courses.cohort-too-far': 'startsOn',
  'courses.cohort-ends-early': 'endsOn',
  'courses.seats-taken': 'seats',
}

/** The forms that add, edit and remove cohorts. */
const cohortForms = {
  add: submitTo(addCohort, { with: ofCourse, places, done: (_, { title }) => words.added(title) }),
  mend: submitTo(changeCohort, { with: ofCohort, places, done: (_, { title }) => words.saved(title) }),
  remove: submitTo(removeCohort, {
    with: ofCohort,
    question: ({ text }) => removeCohortQuestion(text('title')),
    done: (_, __, { text }) => words.removed(text('title')),
  }),
}

export const loader = async ({ context, params: { courseId }, url }: Route.LoaderArgs) => ({
  ...(await loadList(listCohorts, { context, url }, { with: { courseId } })),
  mended: url.searchParams.get('mend'),
})

export const action = formAction(cohortForms)

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Cohorts({ loaderData, actionData }: Route.ComponentProps) {
  const { course, mended } = loaderData
  const mayChange = course.rights.includes('enrol')
  const isSaved = actionData?.intent === 'mend' && Boolean(actionData.done)
  return (
    <>
      <CourseHead course={course} here="cohorts" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            news={
              <AnswerNews answer={actionData?.done && actionData.intent !== 'add' ? actionData : undefined} />
            }
            empty={{ title: words.empty, text: mayChange ? words.emptyText : null }}
            order={words.order}
            row={(cohort) => (
              <CohortRow
                key={cohort.id}
                courseId={course.id}
                cohort={cohort}
                mayChange={mayChange}
                isMended={cohort.id === mended && !isSaved}
                answer={actionData?.values?.id === cohort.id ? actionData : undefined}
              />
            )}
          />
        </div>
        {mayChange ? (
          <Card title={words.add}>
            <CohortForm answer={answerFor(actionData, 'add')} submit={words.add} />
          </Card>
        ) : null}
      </div>
    </>
  )
}

interface CohortRowProps {
  readonly courseId: string
  readonly cohort: Cohort
  readonly mayChange: boolean
  readonly isMended: boolean
  readonly answer: FormAnswer | undefined
}

function CohortRow({ courseId, cohort, mayChange, isMended, answer }: CohortRowProps) {
  const { id, title, startsOn, endsOn, seats, learners, invited } = cohort
  if (mayChange && (isMended || answer?.intent === 'mend'))
    return (
      <li className="bg-sunken px-4.5 py-5 md:px-6">
        <CohortForm
          answer={answerFor(answer, 'mend')}
          cohort={cohort}
          submit={words.save}
          beside={
            <ButtonLink to="?" preventScrollReset variant="outline" size="compact">
              {actWords.cancel}
            </ButtonLink>
          }
        />
      </li>
    )
  const days = words.days(formatDay(startsOn), endsOn && formatDay(endsOn))
  return (
    <ListRow
      title={title}
      note={`${days}، ${words.learners(formatNumber(learners), seats === null ? null : formatNumber(seats))}${invited > 0 ? words.invited(formatNumber(invited)) : ''}`}
      end={
        mayChange ? (
          <span className="flex flex-wrap items-center gap-1">
            <TextLink
              alone
              to={`/teach/courses/${courseId}/students?cohortId=${id}`}
              className="inline-flex min-h-11 items-center pe-3 text-15"
            >
              {words.see}
            </TextLink>
            <EditAndRemove
              to={removeCohort}
              editTo={`?mend=${id}`}
              row={cohort}
              words={words}
              answer={answerFor(answer, 'remove')}
              question={removeCohortQuestion(title)}
            />
          </span>
        ) : null
      }
    />
  )
}
