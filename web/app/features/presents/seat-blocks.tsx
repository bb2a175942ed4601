import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { UsersRound } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/seat-blocks'
import { seatsWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('seat/blocks', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.title) }]

export default function SeatBlocks({ loaderData: { items, nextCursor, isFirst } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/buyers" look="outline" size="compact">
          {words.buyers}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        {items.length > 0 ? (
          <List label={words.title}>
            {items.map(({ id, title, madeAt, bought, left }) => (
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
                    <time dateTime={madeAt}>{formatDate(madeAt, 'long')}</time>
                  </>
                }
                end={
                  <Badge tone={left > 0 ? 'accent' : 'success'}>
                    {left > 0 ? words.left(formatNumber(left)) : words.none}
                  </Badge>
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState
            title={words.empty}
            level={2}
            action={<ButtonLink to="/courses">{words.courses}</ButtonLink>}
          >
            {words.emptyText}
          </EmptyState>
        )}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.note} next={words.next} />
      </div>
    </>
  )
}
