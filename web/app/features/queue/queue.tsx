import type { Answer } from '@arvand/contracts/endpoint'
import { listQueue } from '@arvand/contracts/panel/manage-queue'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleDot } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { useMarks } from '../../shell/frame-menu.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { actWords } from '../../ui/act-words.ts'
import { addressWith, type Filter } from '../../ui/address-with.ts'
import { Alert } from '../../ui/alert.tsx'
import { softTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/queue'
import { queueWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listQueue, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** All that waits for this manager's decision, of every area of their scopes. */
export default function Queue({ loaderData }: Route.ComponentProps) {
  const { kinds, failed, query } = loaderData
  const titleOf = (kind: string) => kinds.find((one) => one.kind === kind)?.title ?? ''
  const missing = failed.map(titleOf).join(words.and)
  const nothing = missing
    ? { title: words.noneRead, text: words.noneReadText }
    : { title: words.nothing, text: words.nothingText }
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              ...{ kind: 'chips', name: 'kind', label: words.kinds, all: allOf(kinds) },
              options: kinds
                .filter(({ kind, count }) => count !== 0 || kind === query.chosen.kind)
                .map(({ kind, title, count }) => ({
                  value: kind,
                  title: count === null ? title : words.count(formatNumber(count), title),
                })),
            },
          ]}
          news={missing ? <NotRead kinds={missing} filter={query.filter} /> : null}
          empty={missing ? nothing : { title: words.empty, text: words.emptyText }}
          nothing={nothing}
          order={words.order}
          row={(item) => (
            <QueueRow key={item.kind + item.id} item={item} kind={titleOf(item.kind)} now={query.now} />
          )}
        />
      </div>
    </>
  )
}

type Kinds = Answer<typeof listQueue>['kinds']

/** The chip of all kinds; without a number where one of them has none. */
function allOf(kinds: Kinds): string {
  const counts = kinds.flatMap(({ count }) => count ?? [])
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.length === kinds.length ? words.all(formatNumber(total)) : words.any
}

const NotRead = ({ kinds, filter }: { readonly kinds: string; readonly filter: Filter }) => (
  <Alert tone="warning" action={<TextLink to={addressWith(filter)}>{actWords.tryAgain}</TextLink>}>
    {words.failed(kinds)}
  </Alert>
)

interface QueueRowProps {
  readonly item: Answer<typeof listQueue>['items'][number]
  readonly kind: string
  readonly now: number
}

function QueueRow({ item: { kind: code, title, person, at, link }, kind, now }: QueueRowProps) {
  const [icon, tone] = useMarks()(code) ?? [CircleDot, 'primary']
  return (
    <ListRow
      to={link}
      title={title}
      note={words.note(kind, person)}
      start={
        <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone[tone]}`}>
          <Icon of={icon} />
        </span>
      }
      end={
        <span className="text-14 text-muted">
          {words.since} <TimeAgo at={at} now={now} />
        </span>
      }
    />
  )
}
