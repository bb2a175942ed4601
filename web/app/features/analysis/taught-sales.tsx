import {
  exportTaughtSales,
  listTaughtSales,
  showTaughtSales,
  taughtFigure,
} from '@arvand/contracts/teacher/sales'
import { redirectDocument, useSearchParams } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { EmptyState } from '../../ui/states.tsx'
import { PeriodCard } from '../home/index.ts'
import type { Route } from './+types/taught-sales'
import { periodAsked } from './period-asked.ts'
import { enrolmentsPath, incomePath, TaughtTable } from './taught-table.tsx'
import { taughtSalesWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const period = periodAsked(args.url.searchParams)
  const [report, courses] = await Promise.all([
    callerOf(args.context)(showTaughtSales, period),
    loadList(listTaughtSales, args, {
      with: { ...period, to: period.to },
      keep: ['period', 'to', 'figure', 'view'],
    }),
  ])
  return { report, courses }
}

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  sheet: submitTo(exportTaughtSales, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function TaughtSales({ loaderData, actionData }: Route.ComponentProps) {
  const { report, courses } = loaderData
  const [asked] = useSearchParams()
  const { period, figures } = report
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PeriodCard
          home={{ period, figures }}
          title={words.trend}
          address={{ ...Object.fromEntries(asked), cursor: null }}
          chosen={taughtFigure.options.find((one) => one === asked.get('figure')) ?? null}
          isTable={asked.get('view') === 'table'}
          listOf={(figure, days) => (figure === 'enrolments' ? enrolmentsPath(days) : incomePath(days))}
        />
        <section id="courses" aria-labelledby="courses-title" className="grid scroll-mt-6 grid-cols-1 gap-3">
          <h2 id="courses-title" className="text-18 font-title">
            {words.byCourse}
          </h2>
          <PagedRows
            page={courses}
            label={words.byCourse}
            anchor="courses"
            order={words.order}
            empty={
              <EmptyState title={words.none} level={3}>
                {words.noneText}
              </EmptyState>
            }
          >
            {(items) => <TaughtTable courses={items} period={period} />}
          </PagedRows>
          {courses.items.length > 0 ? (
            <ExportForms
              intent="sheet"
              to={exportTaughtSales}
              answer={answerFor(actionData, 'sheet')}
              carry={{ period: period.kind, to: period.now.to }}
            />
          ) : null}
        </section>
      </div>
    </>
  )
}
