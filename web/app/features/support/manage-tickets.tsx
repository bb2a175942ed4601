import * as contract from '@arvand/contracts/support/tickets'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { apiOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/manage-tickets'
import { MoveForms, TicketCard } from './ticket-card.tsx'
import { ChosenTickets } from './tickets/chosen-tickets.tsx'
import { levelWords, shelves, staffWords } from './tickets/ticket-words.ts'
import { departments, ticketsWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = apiOf(args.context)
  const [page, staff, tags] = await Promise.all([
    loadList(contract.listTickets, args, { start: { state: 'open' } }),
    api.support('staff/list', {}),
    api.support('tags/list', {}),
  ])
  return { page, staff: staff.items, tags: tags.items.map(({ tag }) => tag) }
}

const ofChosen = ({ form }: SentForm) => ({
  ticketIds: [...new Set(form.getAll('ticketIds').map(String).filter(Boolean))],
})

const doneWith = ({ changed }: { changed: number }) => staffWords.changed(formatNumber(changed))

export const action = formAction({
  move: submitTo(contract.setTicketState, { done: (_, { state }) => words.moved[state] }),
  closeChosen: submitTo(contract.closeTickets, { with: ofChosen, done: doneWith }),
  assignChosen: submitTo(contract.assignTickets, {
    with: (sent) => ({ ...ofChosen(sent), assigneeId: sent.text('assigneeId') || null }),
    done: doneWith,
  }),
  tagChosen: submitTo(contract.tagTickets, { with: ofChosen, done: doneWith }),
  spamChosen: submitTo(contract.sortOutSpam, {
    with: (sent) => ({ ...ofChosen(sent), isSpam: true }),
    done: doneWith,
  }),
  unspamChosen: submitTo(contract.sortOutSpam, {
    with: (sent) => ({ ...ofChosen(sent), isSpam: false }),
    done: doneWith,
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ManageTickets({ loaderData, actionData }: Route.ComponentProps) {
  const { page, staff, tags } = loaderData
  const { chosen, now } = page.query
  const { state } = chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/tickets/answers" variant="outline" size="compact">
          {staffWords.answers}
        </ButtonLink>
        <ButtonLink to="/manage/tickets/levels" variant="outline" size="compact">
          {levelWords.title}
        </ButtonLink>
      </PageHead>
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <PagedList
          page={page}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.states,
              options: Object.entries(shelves).map(([value, title]) => ({ value, title })),
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
            ...(tags.length === 0
              ? []
              : [
                  {
                    ...{
                      kind: 'chips' as const,
                      name: 'tag',
                      label: staffWords.tags,
                      all: staffWords.everyTag,
                    },
                    options: tags.map((tag) => ({ value: tag, title: tag })),
                  },
                ]),
          ]}
          // A ticket that was moved leaves the list, so the message stands above it.
          news={
            <AnswerNews answer={actionData?.intent === 'move' || actionData?.done ? actionData : undefined} />
          }
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={state === 'open' ? words.oldestFirst : newestFirst}
        >
          {(items) => (
            <>
              <ChosenTickets isSpam={state === 'spam'} staff={staff} tags={tags} answer={actionData}>
                {items.map((ticket) => (
                  <TicketCard key={ticket.id} ticket={ticket} now={now} />
                ))}
              </ChosenTickets>
              <MoveForms tickets={items} />
            </>
          )}
        </PagedList>
      </div>
    </>
  )
}
