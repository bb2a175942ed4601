import { exportSales, listSales, showSales } from '@arvand/contracts/panel/manage-sales'
import { redirectDocument, useSearchParams } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { SalesParts } from '../finance/index.ts'
import { PeriodHead } from '../home/index.ts'
import type { Route } from './+types/sales'
import { AnalysisHead } from './analysis-head.tsx'
import { periodAsked } from './period-asked.ts'
import { analysisWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const period = periodAsked(args.url.searchParams)
  const [report, parts] = await Promise.all([
    callerOf(args.context)(showSales, period),
    loadList(listSales, args, {
      with: { ...period, to: period.to },
      start: { by: 'item', sort: 'sales', order: 'desc' },
      keep: ['period', 'to'],
    }),
  ])
  return { period: report.period, figures: report.figures, parts }
}

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction({
  sheet: submitTo(exportSales, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.sales }
export const meta = () => [{ title: titled(`${words.sales}، ${words.title}`) }]

export default function Sales({ loaderData, actionData }: Route.ComponentProps) {
  const { period, figures, parts } = loaderData
  const [asked] = useSearchParams()
  const address = Object.fromEntries(asked)
  return (
    <>
      <AnalysisHead here="sales" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PeriodHead period={period} address={{ ...address, cursor: null }} isPlain />
        <SalesParts
          page={parts}
          period={period}
          whole={figures.find(({ figure }) => figure === 'sales')?.now ?? 0}
          to={(more) => `${addressWith({ ...address, cursor: null, field: null, ...more })}#parts`}
          answer={answerFor(actionData, 'sheet')}
        />
      </div>
    </>
  )
}
