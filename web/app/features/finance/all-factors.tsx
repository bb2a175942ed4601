import { listAllFactors } from '@arvand/contracts/panel/manage-finance'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { priceText, tomanText } from '@arvand/persian/money'
import { loadList } from '../../api/load-list.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import { FactorStateBadge, factorStateWords } from '../factors/index.ts'
import type { Route } from './+types/all-factors'
import { factorsWords as words } from './factors-words.ts'
import { NarrowedTo } from './narrowed-to.tsx'
import { financeWords } from './words.ts'

const states = ['paid', 'awaitingPayment', 'partlyRefunded', 'refunded', 'expired', 'cancelled'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listAllFactors, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function AllFactors({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search },
            {
              kind: 'chips',
              name: 'state',
              label: financeWords.which,
              all: financeWords.all,
              options: states.map((value) => ({ value, title: factorStateWords[value] })),
            },
          ]}
          news={
            <>
              <NarrowedTo filter={loaderData.query.filter} names={loaderData} />
              <ChosenDays filter={loaderData.query.filter} lead={words.paidIn} />
              <ChosenDays
                filter={loaderData.query.filter}
                names={['madeFrom', 'madeTo']}
                lead={words.madeIn}
              />
            </>
          }
          empty={{ title: words.empty, text: words.emptyText }}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={newestFirst}
          row={(factor) => (
            <ListRow
              key={factor.id}
              to={`/manage/finance/factors/${factor.id}`}
              title={factor.title}
              note={noteOf(factor)}
              end={
                <span className="pointer-events-none flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="font-label md:min-w-38">{priceText(factor.total)}</span>
                  {/* A fixed width keeps the sums in one column, however long the state's label is. */}
                  <span className="flex md:w-32 md:justify-end">
                    <FactorStateBadge {...factor} />
                  </span>
                </span>
              }
            />
          )}
        />
      </div>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['items'][number]

function noteOf({ number, buyer, createdAt, paidAt, refunded, state }: Row): string {
  const parts = [
    number ? `\u2066${localDigits(number)}\u2069` : words.unpaid,
    buyer.name,
    formatDateTime(paidAt ?? createdAt),
    state === 'partlyRefunded' ? words.refunded(tomanText(refunded)) : '',
  ]
  return parts.filter((part) => part !== '').join('، ')
}
