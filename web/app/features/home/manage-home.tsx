import type { Answer } from '@arvand/contracts/endpoint'
import type { showManagerHome } from '@arvand/contracts/home/homes'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { CircleAlert } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { given } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/manage-home'
import { manageWords as words } from './manage-words.ts'

type Home = Answer<typeof showManagerHome>
type Comparison = Home['week']

export const handle = { crumb: words.title } satisfies Handle

export async function loader({ context }: Route.LoaderArgs) {
  const home = await apiOf(context).home('manager', {})
  return { home, name: given(context).visitor?.name ?? '', date: formatDate(Date.now(), 'full') }
}

export const meta = () => [{ title: titled(words.title) }]

export default function ManageHome({ loaderData: { home, name, date } }: Route.ComponentProps) {
  const waits = home.attention.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-26 font-heading">{words.hello(name)}</h1>
        <p className="text-muted">
          {date}، {waits > 0 ? words.waiting(formatNumber(waits)) : words.nothingWaits}
        </p>
      </header>
      <Attention items={home.attention} />
      <section aria-label={words.figures} className="grid grid-cols-2 gap-4 md:gap-5 xl:grid-cols-4">
        <Stat label={words.people} value={formatNumber(home.people.people)} unit={words.unit} />
        <Stat label={words.teachers} value={formatNumber(home.people.teachers)} unit={words.unit} />
        <SignUps comparison={home.week} />
        <SignUps comparison={home.month} />
      </section>
    </div>
  )
}

function Attention({ items }: { items: Home['attention'] }) {
  return (
    <Card title={words.attention}>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} bare>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map(({ code, title, link }) => (
            <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
              <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-accent-100 text-accent-800">
                <Icon of={CircleAlert} />
              </span>
              <p className="min-w-0 flex-1 basis-52 text-16 font-label">{title}</p>
              <ButtonLink to={link} look="outline" size="compact">
                {words.open}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function SignUps({ comparison: { now, before } }: { comparison: Comparison }) {
  return (
    <Stat
      label={words.signUpsOf(now.title)}
      value={formatNumber(now.signUps)}
      unit={words.unit}
      change={{ words: changeIn(now.signUps, before), good: now.signUps >= before.signUps }}
    />
  )
}

/** «۲۷٪ بیش از هفتهٔ پیش»; from none no share can be told. */
export function changeIn(now: number, before: Pick<Comparison['before'], 'signUps' | 'title'>): string {
  if (now === before.signUps) return words.same(before.title)
  if (before.signUps === 0) return words.fromNone(before.title)
  const share = formatPercent((100 * Math.abs(now - before.signUps)) / before.signUps)
  return now > before.signUps ? words.more(share, before.title) : words.fewer(share, before.title)
}
