import { exportManagedSurveyAnswers } from '@arvand/contracts/panel/manage-surveys'
import type { SurveyResults } from '@arvand/contracts/surveys'
import { exportSurveyAnswers } from '@arvand/contracts/teacher/surveys'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/results'
import { FilterForm, filterIn } from './results/filter-form.tsx'
import { ResultCard } from './results/result-card.tsx'
import { useLiveResults } from './results/use-live-results.ts'
import { type Desk, deskOf, surveyCalls } from './survey-calls.ts'
import { SurveyHead } from './survey-head.tsx'
import { tabWords, resultsWords as words } from './words.ts'

export async function loader({ context, url, params: { surveyId } }: Route.LoaderArgs) {
  const desk = deskOf(url)
  const filter = filterIn(url)
  const ask = { surveyId, ...(filter && { filter }) }
  return { desk, results: await surveyCalls(callerOf(context), desk).results(ask) }
}

// The file is not a page of this app, so the browser must load it as a document.
const download = {
  with: ({ params: { surveyId = '' } }: { readonly params: Readonly<Record<string, string>> }) => ({
    surveyId,
  }),
  done: ({ url }: { readonly url: string }) => redirectDocument(url),
}
const downloads = {
  teach: submitTo(exportSurveyAnswers, download),
  manage: submitTo(exportManagedSurveyAnswers, download),
}
export const action = formAction({ download: (sent) => downloads[deskOf(sent.url)](sent) })

export const handle = {
  crumb: ({ desk, results }: Awaited<ReturnType<typeof loader>>) => [
    { label: results.title, to: `/${desk}/surveys/${results.id}` },
    { label: tabWords.results },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(`${tabWords.results}، ${loaderData?.results.title ?? ''}`) },
]

/** How many answered a survey, and what their answers come to. */
export default function Results({ loaderData: { desk, results }, actionData }: Route.ComponentProps) {
  const { id, title, state, answers, begun, lastAt, leastAnswers } = results
  useLiveResults(state === 'open')
  const hasResults = answers > 0 && (leastAnswers === null || answers >= leastAnswers)
  return (
    <>
      <SurveyHead desk={desk} surveyId={id} title={title} state={state} here="results" />
      {answers === 0 ? (
        <EmptyState level={2} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
            <Stat label={words.answers} value={formatNumber(answers)} />
            <Stat label={words.begun} value={formatNumber(begun)} />
            {lastAt ? (
              <Stat label={words.last} value={<span className="text-17">{formatDateTime(lastAt)}</span>} />
            ) : null}
          </div>
          {hasResults && results.filters.length > 0 ? <FilterForm results={results} /> : null}
          <Shown desk={desk} results={results} />
          {hasResults ? (
            <Card title={words.download}>
              <div className="grid gap-4">
                {leastAnswers === null ? null : <p className="text-15 text-muted">{words.anonymousFile}</p>}
                <ExportForms
                  intent="download"
                  to={exportSurveyAnswers}
                  answer={answerFor(actionData, 'download')}
                  titles={words}
                />
              </div>
            </Card>
          ) : null}
        </div>
      )}
    </>
  )
}

/** The charts, or why there are none. */
function Shown({ desk, results }: { desk: Desk; results: SurveyResults }) {
  const { id, answers, counted, leastAnswers, filter, isTooSmall, questions } = results
  if (isTooSmall)
    return (
      <EmptyState level={2} title={words.tooSmall}>
        {words.tooSmallText}
      </EmptyState>
    )
  if (counted === 0)
    return leastAnswers !== null && !filter ? (
      <EmptyState level={2} title={words.waitTitle}>
        {words.waitText(formatNumber(answers), formatNumber(leastAnswers))}
      </EmptyState>
    ) : (
      <EmptyState level={2} title={words.nobody}>
        {words.nobodyText}
      </EmptyState>
    )
  const waiting = filter ? 0 : answers - counted
  return (
    <>
      {filter ? (
        <p role="status" className="text-15 text-muted">
          {words.counted(formatNumber(counted), formatNumber(answers))}
        </p>
      ) : null}
      {waiting > 0 ? <Alert>{words.someWait(formatNumber(waiting))}</Alert> : null}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {questions.map((question, place) => (
          <ResultCard
            key={question.id}
            desk={desk}
            surveyId={id}
            question={question}
            place={place}
            hasAnswers={!filter}
          />
        ))}
      </div>
    </>
  )
}
