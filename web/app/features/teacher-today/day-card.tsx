import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { relativeTime } from '@arvand/persian/relative-time'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { DayLanes } from './day-lanes.tsx'
import { isOpen, nextOf, opensAt } from './plan-day.ts'
import { plannedIcons, plannedTones } from './planned-marks.ts'
import type { TeacherHome } from './teacher-home.ts'
import { dayWords as words } from './words.ts'

type Entry = TeacherHome['day'][number]

const hour = 3_600_000
const [firstHour, lastHour] = [8, 21]

/** The hours of today that are drawn. */
const hoursOf = (now: number) => {
  const morning = instantAt(dayAt(now)).getTime()
  return { from: morning + firstHour * hour, to: morning + lastHour * hour }
}

/** The day of a teacher from the right to the left, and under it the next thing with its one button. */
export function DayCard({ entries, now: loadedAt }: { entries: TeacherHome['day']; now: number }) {
  const now = useNow(loadedAt)
  const planned = entries.map((entry) => ({
    ...entry,
    at: Date.parse(entry.at),
    until: entry.until === null ? null : Date.parse(entry.until),
    of: entry,
  }))
  const next = nextOf(planned, now)
  return (
    <Card title={words.title} flush>
      <DayLanes entries={planned} hours={hoursOf(now)} now={now} />
      <ol className="divide-y divide-line border-t border-line md:hidden">
        {entries.map((entry) => (
          <li key={entry.key} className="grid gap-3 px-4.5 py-3.5">
            <EntryLine entry={entry} />
            {next?.of === entry ? <NextButton entry={entry} now={now} /> : null}
          </li>
        ))}
      </ol>
      <div className="hidden flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-6 py-4 md:flex">
        {next ? (
          <>
            <span
              className={`grid size-11 shrink-0 place-items-center rounded-tile ${plannedTones[next.of.kind].tile}`}
            >
              <Icon of={plannedIcons[next.of.kind]} />
            </span>
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="text-16 font-label wrap-anywhere">{nextTitle(next.of, now)}</h3>
              <p className="text-14 text-muted wrap-anywhere">{aboutOf(next.of)}</p>
            </div>
            <NextButton entry={next.of} now={now} />
          </>
        ) : (
          <p className="text-15 text-muted">{words.over}</p>
        )}
      </div>
    </Card>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  return (
    <div className="flex gap-3">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-tile ${plannedTones[entry.kind].tile}`}
      >
        <Icon of={plannedIcons[entry.kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 font-label wrap-anywhere">
          <Link to={entry.link}>{entry.title}</Link>
        </h3>
        <p className="text-14 text-muted wrap-anywhere">
          {words.kinds[entry.kind]} · {whenOf(entry)}
        </p>
      </div>
    </div>
  )
}

/** The one thing to do now: go in, from a quarter before, or open what it is. */
function NextButton({ entry, now }: { entry: Entry; now: number }) {
  const { kind, link, enter, title } = entry
  const planned = { key: entry.key, at: Date.parse(entry.at), until: null }
  if (enter === null)
    return (
      <ButtonLink to={link} variant="outline" aria-label={`${words.open[kind]}: ${title}`}>
        {words.open[kind]}
      </ButtonLink>
    )
  if (!isOpen(planned, now))
    return (
      <Button type="button" disabledReason={words.opensAt(formatTime(opensAt(planned)))}>
        {words.enter[kind]}
      </Button>
    )
  return (
    <ButtonLink to={enter} aria-label={`${words.enter[kind]}: ${title}`}>
      {words.enter[kind]}
    </ButtonLink>
  )
}

const nextTitle = ({ title, at, kind }: Entry, now: number): string =>
  Date.parse(at) > now ? `${title}، ${relativeTime(at, now)}` : words.goesOn[kind](title)

const whenOf = ({ at, until }: Entry): string =>
  until === null ? formatTime(at) : words.range(formatTime(at), formatTime(until))

function aboutOf(entry: Entry): string {
  const { kind, people } = entry
  return [whenOf(entry), people === null ? null : words.people[kind](formatNumber(people))]
    .filter(Boolean)
    .join(' · ')
}

/** The time of the page, which goes on while it stays open; the first is that of the server. */
function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const began = performance.now()
    setNow(loadedAt)
    const timer = setInterval(() => setNow(loadedAt + performance.now() - began), 30_000)
    return () => clearInterval(timer)
  }, [loadedAt])
  return now
}
