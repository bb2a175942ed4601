import { acceptApplication, listApplications, returnApplication } from '@arvand/contracts/panel/teaching'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/teaching'
import { ApplicationCard, acceptQuestion } from './application-card.tsx'
import { teachingWords as words } from './teaching-words.ts'

const states = ['open', 'accepted', 'returned'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(listApplications, args, { start: { state: 'open' } })

export const action = formAction({
  accept: submitTo(acceptApplication, {
    question: ({ text }) => acceptQuestion(text('name')),
    done: (_, __, { text }) => words.accepted(text('name')),
  }),
  return: submitTo(returnApplication, { done: (_, __, { text }) => words.returned(text('name')) }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Teaching({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData
  const { state } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
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
          // An application that was decided leaves the list, so the message of success stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={state === 'open' ? words.note.open : words.note.other}
        >
          {(items) =>
            items.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                now={query.now}
                answer={actionData?.values?.applicationId === application.id ? actionData : undefined}
              />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
