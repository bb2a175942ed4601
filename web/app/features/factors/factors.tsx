import { listFactors } from '@arvand/contracts/panel/factors'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { ReceiptText } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/factors'
import { FactorStateBadge } from './factor-state.tsx'
import { aboutOf, nameOf } from './factor-title.ts'
import { factorsWords as words } from './words.ts'

const choices = ['awaiting', 'paid', 'ended'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listFactors, args)

export const meta = () => [{ title: titled(words.title) }]

export default function Factors({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'chips',
              name: 'only',
              label: words.which,
              all: words.all,
              options: choices.map((value) => ({ value, title: words[value] })),
            },
          ]}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/courses">{words.courses}</ButtonLink>,
          }}
          nothing={{ title: words.emptyOnly, text: words.emptyOnlyText }}
          order={newestFirst}
          row={(factor) => (
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
                  <FactorStateBadge {...factor} />
                </>
              }
            />
          )}
        />
      </div>
    </>
  )
}
