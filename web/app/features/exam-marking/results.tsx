import { exportResults, listResults, resultsOrder } from '@arvand/contracts/teacher/exam-marking'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/results'
import { ExamHead, examAddress, examCrumbs, examMeta, lateAddress } from './exam-head.tsx'
import { ResultRows } from './results/result-rows.tsx'
import { headWords } from './words/head-words.ts'
import { resultsWords as words } from './words/results-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listResults, { context, url }, { with: { examId }, start: { order: 'best' } })

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportResults, {
    with: ({ params: { examId = '' } }) => ({ examId }),
    done: ({ url }) => redirectDocument(url),
  }),
})

export const handle = { crumb: examCrumbs('results') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.results, loaderData?.exam)

/** What the attempts came to, with a summary of all of them. */
export default function Results({ loaderData, actionData }: Route.ComponentProps) {
  const { exam, items, query, summary } = loaderData
  const areHidden = items.some(({ candidate }) => candidate.name === null)
  return (
    <>
      <ExamHead exam={exam} here="results" lead={areHidden ? headWords.hidden : undefined} />
      <div className="grid grid-cols-1 gap-5">
        <Summary shown={loaderData} />
        {summary.late > 0 ? (
          <Alert
            tone="warning"
            action={
              <ButtonLink to={lateAddress(exam)} variant="outline" size="compact">
                {words.seeLate}
              </ButtonLink>
            }
          >
            {words.late(formatNumber(summary.late))}
          </Alert>
        ) : null}
        <PagedList
          page={loaderData}
          label={words.list}
          filters={[
            {
              kind: 'sort',
              name: 'order',
              label: words.orders,
              options: resultsOrder.options.map((value) => ({ value, title: words.order[value] })),
            },
          ]}
          empty={{ title: words.empty, text: words.emptyText }}
        >
          {(rows) => <ResultRows rows={rows} />}
        </PagedList>
        {summary.submitted > 0 ? (
          <Card title={words.download}>
            <ExportForms
              intent="download"
              to={exportResults}
              answer={answerFor(actionData, 'download')}
              carry={{ order: query.chosen.order }}
              titles={words}
            />
          </Card>
        ) : null}
      </div>
    </>
  )
}

function Summary({ shown }: { shown: Route.ComponentProps['loaderData'] }) {
  const { submitted, waiting, meanPercent, passed } = shown.summary
  if (submitted === 0) return null
  return (
    <div
      className={`grid grid-cols-2 gap-3 md:gap-5 ${passed === null ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      <Stat label={words.submitted} value={formatNumber(submitted)} unit={words.attempts} />
      <Stat
        label={words.waiting}
        value={formatNumber(waiting)}
        unit={words.attempts}
        {...(waiting > 0 ? { to: examAddress(shown.exam, 'marking') } : {})}
      />
      <Stat
        label={words.mean}
        value={meanPercent === null ? words.none : <bdi dir="ltr">{formatPercent(meanPercent, 1)}</bdi>}
      />
      {passed === null ? null : (
        <Stat label={words.passed} value={formatNumber(passed)} unit={words.attempts} />
      )}
    </div>
  )
}
