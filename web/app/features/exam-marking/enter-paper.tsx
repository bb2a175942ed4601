import { enterPaperAnswers, showPaper } from '@arvand/contracts/teacher/exam-paper'
import { localDigits } from '@arvand/persian/digits'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/enter-paper'
import { ExamHead, examAddress, examMeta } from './exam-head.tsx'
import { answersIn } from './paper/answers-in.ts'
import { EnteredAnswer } from './paper/entered-answer.tsx'
import { numberedSections } from './paper/printed-parts.tsx'
import { headWords } from './words/head-words.ts'
import { enterWords as words } from './words/paper-words.ts'

export async function loader({ context, params: { examId }, url: { searchParams } }: Route.LoaderArgs) {
  const field = searchParams.get('field')
  return callerOf(context)(showPaper, { examId, ...(field ? { field } : {}) })
}

export const action = formAction({
  enter: submitTo(enterPaperAnswers, {
    with: ({ params: { examId = '', personId = '' }, form, text }) => ({
      ...{ examId, personId, answers: answersIn(form) },
      ...(text('field')
        ? { choices: { field: text('field'), quota: text('quota'), city: text('city') } }
        : {}),
    }),
    done: (_, { examId }) => redirect(`/teach/exams/${examId}/paper`),
  }),
})

export const handle = {
  crumb: ({ exam }: Route.ComponentProps['loaderData']) => [
    { label: exam.title, to: examAddress(exam, 'results') },
    { label: headWords.paper, to: examAddress(exam, 'paper') },
    { label: words.title },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(words.title, loaderData?.exam)

/** One answer sheet, entered by its numbers; plain fields, so that it works without JavaScript. */
export default function EnterPaper({ loaderData, actionData }: Route.ComponentProps) {
  const { exam, konkur } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="paper" lead={words.lead} isBelow />
      <ActionForm
        intent="enter"
        to={enterPaperAnswers}
        answer={answerFor(actionData, 'enter')}
        submit={words.save}
        newsAtButton
      >
        {konkur ? <Choices konkur={konkur} /> : null}
        {numberedSections(loaderData).map(({ id, title, questions }) => (
          <Card key={id} title={title}>
            <ol className="grid grid-cols-1 gap-x-8 md:grid-cols-2 xl:grid-cols-3">
              {questions.map(({ place, question }) => (
                <li key={question.id} className="border-b border-line py-2">
                  <EnteredAnswer question={question} place={localDigits(place)} />
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </ActionForm>
    </>
  )
}

/** What the candidate wrote on the head of the sheet. The booklet is that of the field in the address. */
function Choices({ konkur }: { konkur: NonNullable<Route.ComponentProps['loaderData']['konkur']> }) {
  const same = (all: readonly string[]) => all.map((one) => ({ value: one, label: one }))
  return (
    <Card title={words.choices}>
      <input type="hidden" name="field" value={konkur.field} />
      {konkur.fields.length > 1 ? (
        <TabLinks
          label={words.field}
          links={konkur.fields.map(({ id, title }) => ({
            to: `?field=${id}`,
            title,
            here: id === konkur.field,
          }))}
        />
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="quota"
          label={words.quota}
          placeholder={words.choose}
          required
          options={same(konkur.quotas)}
        />
        <SelectField
          name="city"
          label={words.city}
          placeholder={words.choose}
          required
          options={same(konkur.cities)}
        />
      </div>
    </Card>
  )
}
