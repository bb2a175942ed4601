import type { Answer } from '@arvand/contracts/endpoint'
import { listTaughtExams, makeExam } from '@arvand/contracts/teacher/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/exams'
import { StateBadge } from './state-badge.tsx'
import { examsWords as words } from './words/exams-words.ts'

type Exam = Answer<typeof listTaughtExams>['items'][number]

export const loader = ({ context, params: { courseId }, url }: Route.LoaderArgs) =>
  loadList(listTaughtExams, { context, url }, { with: { courseId } })

export const action = formAction({
  make: submitTo(makeExam, { with: ofCourse, done: ({ examId }) => redirect(`/teach/exams/${examId}`) }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

/** The exams of a taught course, and the form that makes one more. */
export default function Exams({ loaderData, actionData }: Route.ComponentProps) {
  const { course } = loaderData
  const maySet = course.rights.includes('write')
  return (
    <>
      <CourseHead course={course} here="exams" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.empty, text: maySet ? words.emptyText : null }}
            order={newestFirst}
            row={(exam) => (
              <ListRow
                key={exam.id}
                to={maySet ? `/teach/exams/${exam.id}` : `/teach/exams/${exam.id}/marking`}
                title={exam.title}
                note={factsOf(exam).join(' · ')}
                end={<StateBadge state={exam.state} />}
              />
            )}
          />
        </div>
        {maySet ? (
          <Card title={words.add}>
            <ActionForm
              intent="make"
              to={makeExam}
              answer={answerFor(actionData, 'make')}
              submit={words.make}
              button={{ wide: true }}
            >
              <TextField name="title" label={words.name} />
            </ActionForm>
          </Card>
        ) : null}
      </div>
    </>
  )
}

function factsOf({ state, opensAt, closesAt, started, submitted }: Exam): string[] {
  const when =
    state === 'scheduled' && opensAt
      ? words.opens(formatDateTime(opensAt))
      : closesAt
        ? (state === 'closed' ? words.closed : words.closes)(formatDateTime(closesAt))
        : null
  return [
    ...(when ? [when] : []),
    ...(started === 0
      ? []
      : [words.started(formatNumber(started)), words.submitted(formatNumber(submitted))]),
  ]
}
