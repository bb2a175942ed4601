import type { Answer } from '@arvand/contracts/endpoint'
import type { listPlusTransitions } from '@arvand/contracts/panel/plus'
import type { TransitionKind } from '@arvand/contracts/plus'
import { localDigits } from '@arvand/persian/digits'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import {
  CalendarPlus,
  CirclePause,
  CirclePlay,
  Gift,
  Hourglass,
  RotateCcw,
  Sparkles,
  Square,
  ToggleLeft,
  ToggleRight,
} from 'lucide-react'
import { PagedList } from '../../shell/paged-list.tsx'
import { type ListPage, newestFirst } from '../../shell/paged-rows.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { transitionWords, myPlusWords as words } from './words.ts'

type Turn = Answer<typeof listPlusTransitions>['items'][number]

const icons: Readonly<Record<TransitionKind, LucideIcon>> = {
  began: Sparkles,
  renewed: CalendarPlus,
  paused: CirclePause,
  resumed: CirclePlay,
  grace: Hourglass,
  ended: Square,
  renewalOn: ToggleRight,
  renewalOff: ToggleLeft,
  refunded: RotateCcw,
  granted: Gift,
}

/** The history of the subscription, newest first, with the factors that paid for it. */
export function Transitions({ page }: { page: ListPage<Turn> }) {
  return (
    <section aria-labelledby="turns" className="grid gap-4">
      <h2 id="turns" className="text-18 font-title">
        {words.history}
      </h2>
      <PagedList
        page={page}
        label={words.history}
        empty={null}
        order={newestFirst}
        row={(turn) => <TurnRow key={turn.id} turn={turn} />}
      />
    </section>
  )
}

function TurnRow({ turn: { at, kind, until, plan, factor } }: { turn: Turn }) {
  const isPaid = kind === 'began' || kind === 'renewed'
  const bright = isPaid ? 'bg-accent-100 text-accent-800' : 'bg-sunken text-muted'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 px-4.5 py-4 md:gap-x-4 md:px-6">
      <span className={`grid size-11 place-items-center rounded-tile ${bright}`}>
        <Icon of={icons[kind]} />
      </span>
      <div className="min-w-0">
        <p className="text-16 font-label leading-relaxed">
          {transitionWords[kind]}
          {plan ? <span className="font-normal text-muted">، {plan}</span> : null}
        </p>
        <p className="text-14 text-muted">
          <time dateTime={at}>{formatDateTime(at)}</time>
          {isPaid || kind === 'resumed' ? `، ${words.until(formatDate(until))}` : ''}
        </p>
        {factor?.number ? (
          <p className="flex flex-wrap items-center gap-x-4 text-14">
            <TextLink
              to={`/panel/factors/${factor.id}`}
              className="inline-flex min-h-11 items-center gap-1.5"
            >
              {words.factor}
              <bdi dir="ltr">{localDigits(factor.number)}</bdi>
            </TextLink>
            <span className="text-muted">{tomanText(factor.total)}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}
