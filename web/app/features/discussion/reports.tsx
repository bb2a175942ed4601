import { listReports, settleReports } from '@arvand/contracts/panel/discussion'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/reports'
import { ReportCard } from './report-card.tsx'
import { reportsWords as words } from './words.ts'

const states = ['open', 'settled'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listReports, args, { start: { state: 'open' } })

export const action = formAction({
  keep: submitTo(settleReports, { with: () => ({ verdict: 'kept' as const }), done: words.keptDone }),
  remove: submitTo(settleReports, { with: () => ({ verdict: 'removed' as const }), done: words.removedDone }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData
  const { state } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.tabs,
              options: states.map((value) => ({ value, title: words.states[value] })),
            },
          ]}
          // A settled report leaves the list, so the message of success stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={newestFirst}
        >
          {(items) =>
            items.map((item) => (
              <ReportCard
                key={item.id}
                item={item}
                now={query.now}
                answer={actionData?.values?.commentId === item.comment.id ? actionData : undefined}
              />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
