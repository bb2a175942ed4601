import { getTicket } from '@arvand/contracts/panel/tickets'
import { loadList } from '../../../api/load-list.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { Route } from './+types/my-tickets'
import { stateWords, ticketWords as words } from './ticket-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadList(getTicket, args, { with: { id: undefined } })
  if (!('items' in page)) throw new Error('getTicket without an id answers a list')
  return page
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The person's tickets, the last written first. */
export default function MyTickets({ loaderData }: Route.ComponentProps) {
  const make = <ButtonLink to="/panel/tickets/new">{words.make}</ButtonLink>
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {make}
      </PageHead>
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              ...{ kind: 'chips', name: 'state', label: words.states, all: words.all },
              options: Object.entries(stateWords).map(([value, { label }]) => ({ value, title: label })),
            },
          ]}
          empty={{ title: words.empty, text: words.emptyText, action: make }}
          nothing={{ title: words.nothing }}
          order={newestFirst}
          row={({ id, number, subject, state, updatedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-3 md:px-6">
              <TextLink
                alone
                to={`/panel/tickets/${id}`}
                className="min-h-11 flex-1 basis-60 content-center wrap-anywhere"
              >
                {subject}
              </TextLink>
              <span className="text-14 text-muted">{words.number(number)}</span>
              <span className="text-14 text-muted">
                <TimeAgo at={updatedAt} now={loaderData.query.now} />
              </span>
              <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            </li>
          )}
        />
      </div>
    </>
  )
}
