import { decideAppeal, listAppeals } from '@arvand/contracts/panel/appeals'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { loadList } from '../../../api/load-list.ts'
import { AnswerNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/appeals'
import { AppealCard } from './appeal-card.tsx'
import { appealsWords as words } from './appeal-words.ts'

const states = ['open', 'decided'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listAppeals, args, { start: { state: 'open' } })

export const action = formAction({
  restore: submitTo(decideAppeal, { with: () => ({ verdict: 'restored' as const }), done: words.restored }),
  refuse: submitTo(decideAppeal, { with: () => ({ verdict: 'refused' as const }), done: words.refused }),
})

export const meta = () => [{ title: titled(words.title) }]

/** Appeals against removals, as managers of the content decide them. */
export default function Appeals({ loaderData, actionData }: Route.ComponentProps) {
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
          // A decided appeal leaves the list, so the message of success stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={words.order[state]}
        >
          {(items) =>
            items.map((item) => (
              <AppealCard
                key={item.removalId}
                item={item}
                now={query.now}
                answer={actionData?.values?.removalId === item.removalId ? actionData : undefined}
              />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
