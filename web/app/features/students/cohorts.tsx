import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { MendAndRemove } from '../../shell/mend-and-remove.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/cohorts'
import { changeCohorts } from './change-cohorts.ts'
import { type Cohort, CohortForm } from './cohort-form.tsx'
import { CourseHead, courseMeta } from './course-head.tsx'
import { removeCohortQuestion } from './questions.ts'
import { cohortWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).teacher('cohort/list', { courseId, ...(cursor ? { cursor } : {}) })
  const mended = url.searchParams.get('mend')
  return { ...page, mended, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) => changeCohorts(args)

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Cohorts({ loaderData, actionData }: Route.ComponentProps) {
  const { course, items, nextCursor, mended, isFirst, requestId } = loaderData
  const mayChange = course.rights.includes('enrol')
  const isSaved = actionData?.intent === 'mend' && Boolean(actionData.done)
  return (
    <>
      <CourseHead course={course} here="cohorts" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <AnswerNews answer={actionData?.done && actionData.intent !== 'add' ? actionData : undefined} />
          {items.length > 0 ? (
            <List label={words.title}>
              {items.map((cohort) => (
                <CohortRow
                  key={cohort.id}
                  courseId={course.id}
                  cohort={cohort}
                  mayChange={mayChange}
                  isMended={cohort.id === mended && !isSaved}
                  answer={actionData?.values?.id === cohort.id ? actionData : undefined}
                />
              ))}
            </List>
          ) : (
            <EmptyState title={words.empty} level={2}>
              {mayChange ? words.emptyText : null}
            </EmptyState>
          )}
          <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
        </div>
        {mayChange ? (
          <Card title={words.add}>
            <CohortForm
              key={actionData?.intent === 'add' ? actionData.done : ''}
              intent="add"
              answer={answerFor(actionData, 'add')}
              carry={{ requestId }}
              submit={words.add}
              pending={words.adding}
            />
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
  const { id, title, startsOn, endsOn, seats, learners } = cohort
  if (mayChange && (isMended || answer?.intent === 'mend'))
    return (
      <li className="bg-sunken px-4.5 py-5 md:px-6">
        <CohortForm
          intent="mend"
          answer={answerFor(answer, 'mend')}
          carry={{ id }}
          cohort={cohort}
          submit={words.save}
          pending={words.saving}
          beside={
            <ButtonLink to="?" preventScrollReset look="outline" size="compact">
              {words.cancel}
            </ButtonLink>
          }
        />
      </li>
    )
  const days = words.days(formatDay(startsOn, 'long'), endsOn && formatDay(endsOn, 'long'))
  return (
    <ListRow
      title={title}
      note={`${days}، ${words.learners(formatNumber(learners), seats === null ? null : formatNumber(seats))}`}
      end={
        mayChange ? (
          <span className="flex flex-wrap items-center gap-1">
            <TextLink
              alone
              to={`/teach/courses/${courseId}/students?cohort=${id}`}
              className="inline-flex min-h-11 items-center pe-3 text-15"
            >
              {words.see}
            </TextLink>
            <MendAndRemove
              mendTo={`?mend=${id}`}
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
