import { listManagedSurveys, makeManagedSurvey } from '@arvand/contracts/panel/manage-surveys'
import { listOwnSurveys, makeSurvey } from '@arvand/contracts/teacher/surveys'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/surveys'
import { StateBadge } from './state-badge.tsx'
import { type Desk, deskOf } from './survey-calls.ts'
import { surveysWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = deskOf(url)
  const list = desk === 'manage' ? listManagedSurveys : listOwnSurveys
  return { ...(await loadList(list, { context, url })), desk }
}

const open = (desk: Desk) => ({
  done: ({ surveyId }: { readonly surveyId: string }) => redirect(`/${desk}/surveys/${surveyId}`),
})
const makers = {
  teach: submitTo(makeSurvey, open('teach')),
  manage: submitTo(makeManagedSurvey, open('manage')),
}
export const action = formAction({ make: (sent) => makers[deskOf(sent.url)](sent) })

export const meta = () => [{ title: titled(words.title) }]

/** The surveys of a teacher, or all of them for a manager, and the form that makes one more. */
export default function Surveys({ loaderData, actionData }: Route.ComponentProps) {
  const { desk } = loaderData
  const isAll = desk === 'manage'
  return (
    <>
      <PageHead title={words.title} lead={isAll ? words.leadAll : words.lead} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.empty, text: words.emptyText }}
            order={newestFirst}
            row={({ id, title, questions, answers, author, state }) => (
              <ListRow
                key={id}
                to={answers > 0 ? `/${desk}/surveys/${id}/results` : `/${desk}/surveys/${id}`}
                title={title}
                note={[
                  ...(isAll ? [author] : []),
                  words.questions(formatNumber(questions)),
                  ...(answers > 0 ? [words.answers(formatNumber(answers))] : []),
                ].join(' · ')}
                end={<StateBadge state={state} />}
              />
            )}
          />
        </div>
        <Card title={words.add}>
          <ActionForm
            intent="make"
            to={makeSurvey}
            answer={answerFor(actionData, 'make')}
            submit={words.make}
            button={{ wide: true }}
          >
            <TextField name="title" label={words.name} />
            <SelectField
              name="template"
              label={words.template}
              options={Object.entries(words.templates).map(([value, label]) => ({ value, label }))}
              defaultValue="empty"
            />
          </ActionForm>
        </Card>
      </div>
    </>
  )
}
