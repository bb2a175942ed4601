import { listOfFigure } from '@arvand/contracts/support/figures'
import { formatDateTime } from '@arvand/persian/format-date'
import { loadList } from '../../../api/load-list.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { periodAsked } from '../../analysis/index.ts'
import { ticketWords } from '../tickets/ticket-words.ts'
import { departments } from '../words.ts'
import type { Route } from './+types/figure-list'
import { FigureValue } from './figure-value.tsx'
import { figuresWords as words } from './figure-words.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(listOfFigure, args, {
    with: periodAsked(args.url.searchParams),
    start: { figure: 'opened' },
    keep: ['period', 'to'],
  })

export const handle = { crumb: words.list }
export const meta = () => [{ title: titled(`${words.list}، ${words.title}`) }]

/** The tickets of which a figure is made. */
export default function FigureList({ loaderData }: Route.ComponentProps) {
  const { figure } = loaderData.query.chosen
  return (
    <>
      <PageHead title={words.figures[figure]} lead={words.lead} />
      <PagedList
        page={loaderData}
        label={words.list}
        empty={{ title: words.empty }}
        nothing={{ title: words.empty }}
        order={newestFirst}
        row={({ id, number, subject, department, at, member, value }) => (
          <ListRow
            key={id}
            to={`/manage/tickets/${id}`}
            title={subject}
            note={[ticketWords.number(number), departments[department], formatDateTime(at), member]
              .filter(Boolean)
              .join('، ')}
            end={
              value === null ? null : (
                <span className="pointer-events-none">
                  <Badge>
                    <FigureValue figure={figure} value={value} />
                  </Badge>
                </span>
              )
            }
          />
        )}
      />
    </>
  )
}
