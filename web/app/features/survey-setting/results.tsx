import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/results'
import { ResultCard } from './results/result-card.tsx'
import { deskOf, surveyCalls } from './survey-calls.ts'
import { SurveyHead } from './survey-head.tsx'
import { tabWords, resultsWords as words } from './words.ts'

export async function loader({ context, url, params: { surveyId } }: Route.LoaderArgs) {
  const desk = deskOf(url)
  return { desk, results: await surveyCalls(apiOf(context), desk).results({ surveyId }) }
}

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
export default function Results({ loaderData: { desk, results } }: Route.ComponentProps) {
  const { id, title, state, answers, begun, lastAt, questions } = results
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
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            {questions.map((question, place) => (
              <ResultCard key={question.id} desk={desk} surveyId={id} question={question} place={place} />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
