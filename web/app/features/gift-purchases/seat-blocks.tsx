import { listSeatBlocks } from '@arvand/contracts/panel/seats'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { UsersRound } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/seat-blocks'
import { seatsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listSeatBlocks, args)

export const meta = () => [{ title: titled(words.title) }]

export default function SeatBlocks({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/buyers" variant="outline" size="compact">
          {words.buyers}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/courses">{words.courses}</ButtonLink>,
          }}
          order={newestFirst}
          row={({ id, title, madeAt, bought, left }) => (
            <ListRow
              key={id}
              to={`/panel/seats/${id}`}
              start={
                <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
                  <Icon of={UsersRound} />
                </span>
              }
              title={title}
              note={
                <>
                  {words.bought(formatNumber(bought))}
                  {' · '}
                  <time dateTime={madeAt}>{formatDate(madeAt)}</time>
                </>
              }
              end={
                <Badge tone={left > 0 ? 'accent' : 'success'}>
                  {left > 0 ? words.left(formatNumber(left)) : words.none}
                </Badge>
              }
            />
          )}
        />
      </div>
    </>
  )
}
