import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { ReceiptText } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/factors'
import { aboutOf, nameOf } from './factor-title.ts'
import { StateBadge } from './state-badge.tsx'
import { factorsWords as words } from './words.ts'

const choices = [null, 'awaiting', 'paid', 'ended'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const only = choices.find((one) => one !== null && one === searchParams.get('only')) ?? null
  const cursor = searchParams.get('cursor')
  const ask = { ...(cursor ? { cursor } : {}), ...(only ? { only } : {}) }
  return { ...(await apiOf(context).panel('factor/list', ask)), only, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Factors({ loaderData: { items, nextCursor, only, isFirst } }: Route.ComponentProps) {
  const hasAny = items.length > 0 || only !== null || !isFirst
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        {hasAny ? (
          <Chips label={words.which}>
            {choices.map((choice) => (
              <Chip key={choice} to={choice ? `?only=${choice}` : '?'} chosen={choice === only}>
                {words[choice ?? 'all']}
              </Chip>
            ))}
          </Chips>
        ) : null}
        {items.length > 0 ? (
          <List label={words.title}>
            {items.map((factor) => (
              <ListRow
                key={factor.id}
                to={`/panel/factors/${factor.id}`}
                start={
                  <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
                    <Icon of={ReceiptText} />
                  </span>
                }
                title={aboutOf(factor)}
                note={
                  <>
                    {nameOf(factor)}
                    {' · '}
                    <time dateTime={factor.paidAt ?? factor.createdAt}>
                      {formatDateTime(factor.paidAt ?? factor.createdAt)}
                    </time>
                  </>
                }
                end={
                  <>
                    <span className="text-16 font-label">{tomanText(factor.total)}</span>
                    <StateBadge state={factor.state} />
                  </>
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState
            title={only ? words.emptyOnly : words.empty}
            level={2}
            action={only ? null : <ButtonLink to="/courses">{words.courses}</ButtonLink>}
          >
            {only ? words.emptyOnlyText : words.emptyText}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ only }}
          note={words.note}
          next={words.next}
        />
      </div>
    </>
  )
}
