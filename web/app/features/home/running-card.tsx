import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { runningWords as words } from './manage-words.ts'
import { NotRead } from './not-read.tsx'
import type { ManagerHome } from './period-text.ts'
import { runningIcons } from './running-icons.ts'

type Running = NonNullable<ManagerHome['running']>
type Entry = Running['items'][number]

interface RunningCardProps {
  readonly running: Running
  /** Where every class of today is; undefined for managers who may not see it. */
  readonly todayAddress: string | undefined
  readonly retryAddress: string
}

/** Classes and exams that go on at this moment, and the next one of today. */
export function RunningCard({ running, todayAddress, retryAddress }: RunningCardProps) {
  const { items, next, isPartial } = running
  const isLive = items.length > 0
  return (
    <Card
      title={words.title}
      aside={
        isLive ? (
          <span className="flex items-center gap-2 text-14 font-label text-danger-700">
            <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
            {words.live}
          </span>
        ) : null
      }
      flush
    >
      {isPartial ? <NotRead to={retryAddress} /> : null}
      {isLive ? (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((entry) => (
            <RunningRow key={entry.key} entry={entry} />
          ))}
        </ul>
      ) : isPartial ? null : (
        <EmptyState title={words.none} level={3} bare>
          {next ? null : words.noneText}
        </EmptyState>
      )}
      {next || todayAddress ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4.5 py-1 text-14 text-muted md:px-5">
          <span className="min-w-0 py-1.5 wrap-anywhere">
            {next ? words.next(next.title, formatTime(next.at)) : words.noNext}
          </span>
          {todayAddress ? <MoreLink to={todayAddress}>{words.today}</MoreLink> : null}
        </p>
      ) : null}
    </Card>
  )
}

function RunningRow({ entry }: { entry: Entry }) {
  const { kind, title, host, link, since, until } = entry
  return (
    <li className="grid gap-0.5 px-4.5 py-3.5 md:px-5">
      <p className="flex items-center gap-2 text-14 text-muted">
        <Icon of={runningIcons[kind]} size={18} />
        <span className="flex-1">{words.kinds[kind]}</span>
        {until ? words.until(formatTime(until)) : words.since(formatTime(since))}
      </p>
      <h3 className="text-16 font-label wrap-anywhere">{link ? <Link to={link}>{title}</Link> : title}</h3>
      <p className="text-14 text-muted wrap-anywhere">
        {[host, ...peopleOf(entry)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

function peopleOf({ kind, people, seats, cut }: Entry): string[] {
  const count = formatNumber(people)
  if (kind === 'examSession')
    return [cut > 0 ? words.writingAndCut(count, formatNumber(cut)) : words.writing(count)]
  return [seats === null || seats < people ? words.people(count) : words.peopleOf(count, formatNumber(seats))]
}
