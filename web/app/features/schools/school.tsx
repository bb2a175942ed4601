import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/panel/manage-schools'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/school'
import { OurAddresses, SchoolFields } from './school-fields.tsx'
import { schoolsWords as all, schoolWords as words } from './words.ts'

export const loader = ({ context, params: { schoolId } }: Route.LoaderArgs) =>
  callerOf(context)(contract.showSchool, { schoolId })

const ofPage = ({ params: { schoolId = '' } }: Pick<SentForm, 'params'>) => ({ schoolId })
const closeQuestion = () => ({ ...words.closeQuestion, confirm: words.close, danger: true })
const removeQuestion = () => ({ ...words.removeQuestion, confirm: words.remove, danger: true })

export const action = formAction({
  save: submitTo(contract.saveSchool, { with: ofPage, done: words.saved }),
  allow: submitTo(contract.allowCourse, {
    with: ofPage,
    places: { 'interop.unknown-course': 'course' },
    done: words.allowed,
  }),
  disallow: submitTo(contract.disallowCourse, { with: ofPage, done: words.disallowed }),
  close: submitTo(contract.closeSchool, {
    with: (sent) => ({ ...ofPage(sent), isClosed: true }),
    question: closeQuestion,
    done: words.closeDone,
  }),
  open: submitTo(contract.closeSchool, {
    with: (sent) => ({ ...ofPage(sent), isClosed: false }),
    done: words.openDone,
  }),
  remove: submitTo(contract.removeSchool, {
    with: ofPage,
    question: removeQuestion,
    done: () => redirect('/manage/schools'),
  }),
})

export const handle = {
  crumb: ({ school }: Answer<typeof contract.showSchool>) => [
    { label: all.title, to: '/manage/schools' },
    { label: school.title },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: titled(loaderData?.school.title ?? all.title) },
]

/** A school's learning system: whether it works, which courses it may open, how it is registered. */
export default function School({ loaderData, actionData }: Route.ComponentProps) {
  const { school, courses, ours } = loaderData
  const isOfForm = actionData?.intent === 'allow' || actionData?.intent === 'save'
  return (
    <>
      <PageHead title={school.title}>
        {school.isClosed ? <Badge tone="warning">{all.closed}</Badge> : null}
      </PageHead>
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        <LoneNews answer={actionData && !isOfForm && !actionData.asks ? actionData : undefined} />
        <State school={school} />
        <Courses courses={courses} answer={actionData} />
        <Card title={words.edit}>
          <ActionForm
            intent="save"
            to={contract.saveSchool}
            answer={answerFor(actionData, 'save')}
            carry={{ revision: String(school.revision) }}
            submit={words.save}
            className="grid grid-cols-1 gap-4"
          >
            <SchoolFields key={school.revision} school={school} />
          </ActionForm>
        </Card>
        <Card title={all.tool}>
          <OurAddresses ours={ours} />
        </Card>
        <StopOrRemove isClosed={school.isClosed} answer={actionData} />
      </div>
    </>
  )
}

function State({ school }: Pick<Answer<typeof contract.showSchool>, 'school'>) {
  const { trouble, launchedAt, gradedAt, people, waiting } = school
  return (
    <Card title={words.state}>
      <div className="grid grid-cols-1 gap-4">
        <FactList
          facts={[
            [all.lastLaunch, launchedAt ? formatDateTime(launchedAt) : all.notYet],
            [all.lastGrade, gradedAt ? formatDateTime(gradedAt) : all.notYet],
            [words.people, formatNumber(people)],
            [words.waiting, formatNumber(waiting)],
          ]}
        />
        {trouble ? (
          <Alert tone="warning" title={`${words.trouble}، ${formatDateTime(trouble.at)}`}>
            {words.troubles[trouble.what]}
          </Alert>
        ) : null}
      </div>
    </Card>
  )
}

interface CoursesProps extends Pick<Answer<typeof contract.showSchool>, 'courses'> {
  readonly answer: FormAnswer | undefined
}

function Courses({ courses, answer }: CoursesProps) {
  return (
    <Card title={words.courses}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-15 text-muted">{words.coursesText}</p>
        <ActionForm
          intent="allow"
          to={contract.allowCourse}
          answer={answerFor(answer, 'allow')}
          clears
          submit={words.allow}
          button={{ variant: 'soft' }}
          className="grid grid-cols-1 gap-4"
        >
          <TextField name="course" label={words.course} description={words.courseHint} dir="ltr" />
        </ActionForm>
        {courses.length === 0 ? (
          <p className="text-15 text-muted">{words.noCourses}</p>
        ) : (
          <List label={words.courses}>
            {courses.map(({ id, title, slug, isPublished }) => (
              <ListRow
                key={id}
                title={title}
                note={<bdi dir="ltr">{slug}</bdi>}
                end={
                  <>
                    {isPublished ? null : <Badge tone="warning">{words.hidden}</Badge>}
                    <ActionForm
                      intent="disallow"
                      to={contract.disallowCourse}
                      carry={{ courseId: id }}
                      submit={words.disallow}
                      button={{
                        variant: 'quiet',
                        size: 'compact',
                        'aria-label': words.disallowLabel(title),
                      }}
                    />
                  </>
                }
              />
            ))}
          </List>
        )}
      </div>
    </Card>
  )
}

function StopOrRemove({ isClosed, answer }: { isClosed: boolean; answer: FormAnswer | undefined }) {
  const asked = (intent: string) => (answer?.asks ? answerFor(answer, intent) : undefined)
  const button = { variant: 'outline', size: 'compact' } as const
  return (
    <Card title={words.stopOrRemove}>
      {isClosed ? (
        <div className="flex flex-wrap gap-3">
          <ActionForm intent="open" to={contract.closeSchool} submit={words.open} button={button} />
          <ConfirmedForm
            intent="remove"
            to={contract.removeSchool}
            answer={asked('remove')}
            submit={words.remove}
            button={button}
            question={removeQuestion}
          />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-15 text-muted">{words.removeText}</p>
          <ConfirmedForm
            intent="close"
            to={contract.closeSchool}
            answer={asked('close')}
            submit={words.close}
            button={button}
            question={closeQuestion}
          />
        </div>
      )}
    </Card>
  )
}
