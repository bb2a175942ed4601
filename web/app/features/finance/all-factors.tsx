import { toPersianDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { priceText, tomanText } from '@arvand/persian/money'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/all-factors'
import { FactorStateBadge } from './factor-state.tsx'
import { FinanceTabs } from './finance-tabs.tsx'
import { financeWords, factorsWords as words } from './words.ts'

const states = ['paid', 'awaitingPayment', 'partlyRefunded', 'refunded', 'expired', 'cancelled'] as const

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const state = states.find((one) => one === searchParams.get('state')) ?? null
  const cursor = searchParams.get('cursor')
  const ask = { ...(q ? { q } : {}), ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).panel('manage/factor/list', ask)
  return { ...page, q, state, isFirst: cursor === null }
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function AllFactors({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, q, state, isFirst } = loaderData
  const isNarrow = q !== '' || state !== null
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FinanceTabs />
        <SearchForm label={words.search} go={words.go} wish={q} />
        <Chips label={financeWords.which}>
          {[null, ...states].map((one) => (
            <Chip key={one} to={addressWith({ q, state: one })} chosen={one === state}>
              {one ? words.states[one] : financeWords.all}
            </Chip>
          ))}
        </Chips>
        {items.length === 0 ? (
          <EmptyState
            title={isNarrow ? words.nothing : words.empty}
            level={2}
            action={
              isNarrow ? (
                <ButtonLink to="?" look="outline" size="compact">
                  {financeWords.seeAll}
                </ButtonLink>
              ) : null
            }
          >
            {isNarrow ? words.nothingText : words.emptyText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map((factor) => (
              <ListRow
                key={factor.id}
                to={`/manage/finance/factors/${factor.id}`}
                title={factor.title}
                note={noteOf(factor)}
                end={
                  <span className="pointer-events-none flex flex-wrap items-center gap-x-4 gap-y-1">
                    <span className="font-label tabular-nums md:min-w-38">{priceText(factor.total)}</span>
                    {/* Sums stand under one another, however long the word of the state is. */}
                    <span className="flex md:w-32 md:justify-end">
                      <FactorStateBadge state={factor.state} />
                    </span>
                  </span>
                }
              />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ q, state }}
          note={financeWords.order}
          next={financeWords.next}
        />
      </div>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['items'][number]

function noteOf({ number, buyer, createdAt, paidAt, refunded, state }: Row): string {
  const parts = [
    number ? `\u2066${toPersianDigits(number)}\u2069` : words.unpaid,
    buyer.name,
    formatDateTime(paidAt ?? createdAt),
    state === 'partlyRefunded' ? words.refunded(tomanText(refunded)) : '',
  ]
  return parts.filter((part) => part !== '').join('، ')
}
