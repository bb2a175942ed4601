import { listIssued, listWaiting, showTemplate } from '@arvand/contracts/teacher/certificates'
import { formatDate } from '@arvand/persian/format-date'
import { formAction } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/issuing'
import { IssuedList } from './issued-list.tsx'
import { issuingActions } from './issuing-actions.ts'
import { ListForm } from './list-form.tsx'
import { WaitingList } from './waiting-list.tsx'
import { issuingWords as words } from './words.ts'

/** The query parameter with the cursor of those who wait. */
const waitingCursor = 'waiting'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const of = { context, url }
  const [head, issued, waiting] = await Promise.all([
    callerOf(context)(showTemplate, { courseId }),
    loadList(listIssued, of, { with: { courseId }, keep: [waitingCursor] }),
    loadList(listWaiting, of, {
      with: { courseId },
      cursorName: waitingCursor,
      keep: ['cursor', 'state', 'passMark'],
    }),
  ])
  return { course: head.course, template: head.template, issued, waiting }
}

export const action = formAction(issuingActions)

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

const noted = <Person extends { readonly completedAt: string | null }>(person: Person) => ({
  ...person,
  note: person.completedAt ? words.completed(formatDate(person.completedAt)) : null,
})

export default function Issuing({ loaderData, actionData }: Route.ComponentProps) {
  const { course, template, issued, waiting } = loaderData
  const templatePage = `/teach/courses/${course.id}/certificates/template`
  const note = template?.isAutomatic ? words.automatic : words.byHand
  return (
    <>
      <CourseHead course={course} here="certificates" title={words.title} lead={template ? note : words.lead}>
        {template ? (
          <ButtonLink to={templatePage} variant="outline" size="compact">
            {words.template}
          </ButtonLink>
        ) : null}
      </CourseHead>
      {template ? (
        <div className="grid grid-cols-1 gap-8">
          <AnswerNews answer={actionData?.done ? actionData : undefined} />
          <WaitingList
            page={{ ...waiting, items: waiting.items.map(noted) }}
            lead={words.waitingLead}
            nobody={words.nobodyWaitsText}
            templateId={template.id}
            answer={actionData}
          />
          <ListForm templateId={template.id} answer={answerFor(actionData, 'check')} />
          <IssuedList page={issued} answer={actionData} byExam={template.examId !== null} />
        </div>
      ) : (
        <EmptyState
          level={2}
          title={words.noTemplate}
          action={<ButtonLink to={templatePage}>{words.makeTemplate}</ButtonLink>}
        >
          {words.noTemplateText}
        </EmptyState>
      )}
    </>
  )
}
