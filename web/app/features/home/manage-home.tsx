import type { Answer } from '@arvand/contracts/endpoint'
import type { showManagerHome } from '@arvand/contracts/home/homes'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { wallTimeOf } from '@arvand/persian/zone'
import { apiOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { AttentionList } from '../../shell/attention-list.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/manage-home'
import { changeIn } from './change-in.ts'
import { manageWords as words } from './manage-words.ts'
import { MonthCard, WeekCard } from './sign-up-cards.tsx'

type Home = Answer<typeof showManagerHome>

export const handle = { crumb: words.title } satisfies Handle

export async function loader({ context }: Route.LoaderArgs) {
  const now = Date.now()
  const home = await apiOf(context).home('manager', {})
  const greeting = greetingAt(wallTimeOf(now).hour)
  return {
    home,
    greeting,
    name: serverContext(context).visitor?.name ?? '',
    date: formatDate(now, 'long', { now }),
  }
}

/** The greeting for an hour of the day in Tehran. */
function greetingAt(hour: number): string {
  const [night, morning, noon, evening] = words.greetings
  return hour < 5 || hour >= 20 ? night : hour < 11 ? morning : hour < 15 ? noon : evening
}

export const meta = () => [{ title: titled(words.title) }]

export default function ManageHome({ loaderData }: Route.ComponentProps) {
  const { home, greeting, name, date } = loaderData
  const waits = home.attention.length
  return (
    <>
      <PageHead
        title={`${greeting}، ${name}`}
        lead={`${date}، ${waits > 0 ? words.waiting(formatNumber(waits)) : words.nothingWaits}`}
      />
      <div className="grid grid-cols-1 gap-5">
        <AttentionList items={home.attention} words={words} />
        <Figures home={home} />
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <MonthCard comparison={home.month} />
          <WeekCard comparison={home.week} />
        </div>
      </div>
    </>
  )
}

/** Figures; for managers with the scope `people` each links to the list behind it. */
function Figures({ home: { people, week, month } }: { home: Home }) {
  const seesPeople = useVisitor()?.scopes.includes('people') ?? false
  const list = (query: string) => (seesPeople ? { to: `/manage/people${query}` } : {})
  return (
    <section aria-label={words.figures} className="grid grid-cols-2 gap-4 md:gap-5 xl:grid-cols-4">
      {[
        { label: words.ofMonth, ...month },
        { label: words.ofWeek, ...week },
      ].map(({ label, now, before }) => (
        <Stat
          key={label}
          label={label}
          value={formatNumber(now.signUps)}
          unit={words.unit}
          change={{ words: changeIn(now.signUps, before), good: now.signUps >= before.signUps }}
          trend={now.days.map(({ signUps }) => signUps)}
          {...list(`?from=${now.from}&to=${now.to}`)}
        />
      ))}
      <Stat label={words.people} value={formatNumber(people.people)} unit={words.unit} {...list('')} />
      <Stat
        label={words.teachers}
        value={formatNumber(people.teachers)}
        unit={words.unit}
        {...list('?role=teacher')}
      />
    </section>
  )
}
