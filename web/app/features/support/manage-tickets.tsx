import { listTickets, setTicketState } from '@arvand/contracts/support/tickets'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/manage-tickets'
import { TicketCard } from './ticket-card.tsx'
import { staffStates, staffWords } from './tickets/ticket-words.ts'
import { departments, ticketsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listTickets, args, { start: { state: 'open' } })

export const action = formAction({
  move: submitTo(setTicketState, { done: (_, { state }) => words.moved[state] }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ManageTickets({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, now } = loaderData.query
  const { state } = chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/tickets/answers" variant="outline" size="compact">
          {staffWords.answers}
        </ButtonLink>
      </PageHead>
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.states,
              options: Object.entries(staffStates).map(([value, title]) => ({ value, title })),
            },
            {
              kind: 'chips',
              name: 'department',
              label: words.department,
              all: words.everyDepartment,
              options: Object.entries(departments).map(([value, title]) => ({ value, title })),
            },
            {
              ...{ kind: 'chips', name: 'assigned', label: staffWords.assignedTo, all: staffWords.everyone },
              options: [
                { value: 'me', title: staffWords.mine },
                { value: 'nobody', title: staffWords.unassigned },
              ],
            },
          ]}
          // A ticket that was moved leaves the list, so the message stands above it.
          news={<AnswerNews answer={actionData} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={state === 'open' ? words.oldestFirst : newestFirst}
        >
          {(items) => items.map((ticket) => <TicketCard key={ticket.id} ticket={ticket} now={now} />)}
        </PagedList>
      </div>
    </>
  )
}
