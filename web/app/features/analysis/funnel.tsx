import { funnelStage, showFunnel } from '@arvand/contracts/analysis/funnel'
import { exportTable } from '@arvand/contracts/export/tables'
import { redirect, redirectDocument, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { PeriodCard } from '../home/index.ts'
import type { Route } from './+types/funnel'
import { AnalysisHead } from './analysis-head.tsx'
import { listOfStage } from './figure-lists.ts'
import { FunnelSteps } from './funnel-steps.tsx'
import { asksServer, periodAsked } from './period-asked.ts'
import { analysisWords, funnelWords as words } from './words.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callerOf(context)(showFunnel, periodAsked(url.searchParams))

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  asksServer(args.currentUrl, args.nextUrl) && args.defaultShouldRevalidate

// The file is not a page of this app, so the browser must load it as a document; a long one is made meanwhile.
export const action = formAction({
  download: submitTo(exportTable, {
    done: ({ url }) => (url ? redirectDocument(url) : redirect('/manage/exports')),
  }),
})

export const handle = { crumb: analysisWords.title }
export const meta = () => [{ title: titled(analysisWords.title) }]

export default function Funnel({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  const scopes = useVisitor()?.scopes ?? []
  const { period, figures } = loaderData
  return (
    <>
      <AnalysisHead here="funnel" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PeriodCard
          home={{ period, figures }}
          title={analysisWords.funnel}
          address={Object.fromEntries(asked)}
          chosen={funnelStage.options.find((one) => one === asked.get('figure')) ?? null}
          isTable={asked.get('view') === 'table'}
          listOf={(figure, days) => listOfStage(scopes, figure, days)}
        />
        <FunnelSteps period={period} figures={figures} listOf={(...of) => listOfStage(scopes, ...of)} />
        <p className="text-14 text-muted">{words.note}</p>
        <ExportForms
          intent="download"
          to={exportTable}
          answer={answerFor(actionData, 'download')}
          carry={{ name: 'analysis.funnel' }}
          titles={words.sheet}
        />
      </div>
    </>
  )
}
