import { exportFinance } from '@arvand/contracts/panel/manage-finance'
import { exportSales, listSales, salesFigure, showSales } from '@arvand/contracts/panel/manage-sales'
import { isIsoDay } from '@arvand/persian/days'
import { redirectDocument, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { PeriodCard, passedDays, periodOfAddress } from '../home/index.ts'
import type { Route } from './+types/overview'
import { factorsPath } from './factors-path.ts'
import { salesWords as words } from './sales-words.ts'
import { financeWords } from './words.ts'

/** Drawn by the server; their scripts load when the page hydrates. */
const ExportCard = laterPart(async () => ({ default: (await import('./export-card.tsx')).ExportCard }))
const PaidSplit = laterPart(async () => ({ default: (await import('./paid-split.tsx')).PaidSplit }))
const SalesParts = laterPart(async () => ({ default: (await import('./sales-parts.tsx')).SalesParts }))

export async function loader(args: Route.LoaderArgs) {
  const asked = args.url.searchParams
  const to = asked.get('to') ?? ''
  const period = {
    period: periodOfAddress(asked.get('period')) ?? ('thirtyDays' as const),
    ...(isIsoDay(to) ? { to } : {}),
  }
  const [report, parts] = await Promise.all([
    callerOf(args.context)(showSales, period),
    loadList(listSales, args, {
      with: { ...period, to: period.to },
      start: { by: 'item', sort: 'sales', order: 'desc' },
      keep: ['period', 'to', 'figure', 'view'],
    }),
  ])
  return { report, parts }
}

/** Another figure and the chart's table are in the page already; all else asks the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const asked = ({ searchParams }: URL) =>
    [...searchParams].filter(([name]) => name !== 'figure' && name !== 'view').join()
  const isChosen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isChosen && asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate
}

export const action = formAction({
  // The files are not pages of this app, so the browser must load them as documents.
  export: submitTo(exportFinance, { done: ({ url }) => redirectDocument(url) }),
  sheet: submitTo(exportSales, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: financeWords.title }
export const meta = () => [{ title: titled(financeWords.title) }]

const refundsPath = '/manage/finance/refunds'

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { report, parts } = loaderData
  const { period, figures, paid, abandoned } = report
  const [asked] = useSearchParams()
  const { figure = '', view, ...rest } = Object.fromEntries(asked)
  const days = passedDays(period)
  const partsTo = (more: Readonly<Record<string, string | null>>) =>
    `${addressWith({ ...rest, figure, view, cursor: null, field: null, ...more })}#parts`
  return (
    <>
      <h1 className="pb-4 text-26 font-heading">{financeWords.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PeriodCard
          home={{ period, figures }}
          address={{ ...rest, figure, view, cursor: null }}
          chosen={salesFigure.options.find((one) => one === figure) ?? null}
          isTable={view === 'table'}
          salesLabel={words.salesWithoutTax}
          listOf={(of, { from, to }) =>
            of === 'refunds' ? refundsPath + addressWith({ from, to }) : factorsPath({ from, to })
          }
          aside={
            <PaidSplit
              paid={paid}
              abandoned={abandoned}
              days={days}
              teachersTo={partsTo({ by: 'teacher', sort: null, order: null })}
            />
          }
        />
        <SalesParts
          page={parts}
          period={period}
          whole={figures.find((one) => one.figure === 'sales')?.now ?? 0}
          to={partsTo}
          answer={answerFor(actionData, 'sheet')}
        />
        <ExportCard answer={answerFor(actionData, 'export')} />
      </div>
    </>
  )
}
