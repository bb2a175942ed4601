import { showIncome } from '@arvand/contracts/panel/earnings'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { wallTimeOf } from '@arvand/persian/zone'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/teacher-today'
import { BehindCard } from './behind-card.tsx'
import { DayCard } from './day-card.tsx'
import { MoneyCard } from './money-card.tsx'
import type { Income, TeacherHome } from './teacher-home.ts'
import { WaitingCard } from './waiting-card.tsx'
import { dayWords, teacherTodayWords as words } from './words.ts'

/** Below the first screen: drawn by the server; their scripts load when the page hydrates. */
const DeadlinesCard = laterPart(async () => ({
  default: (await import('./deadlines-card.tsx')).DeadlinesCard,
}))
const DropOffCard = laterPart(async () => ({ default: (await import('./drop-off-card.tsx')).DropOffCard }))
const ReviewsCard = laterPart(async () => ({ default: (await import('./reviews-card.tsx')).ReviewsCard }))
const WeekCard = laterPart(async () => ({ default: (await import('./week-card.tsx')).WeekCard }))

export async function loader({ context }: Route.LoaderArgs) {
  const now = Date.now()
  const [home, income] = await Promise.all([
    callerOf(context)(showTeacherToday, {}),
    // The page works without it.
    attempt(actionCallerOf(context)(showIncome, {})),
  ])
  return {
    ...home,
    income: income.answer ? shownOf(income.answer) : null,
    greeting: greetingAt(wallTimeOf(now).hour),
    name: serverContext(context).visitor?.name ?? '',
    date: formatDate(now, 'long', { now }),
    now,
  }
}

const shownOf = ({ withdrawable, held, underWay, whyNotWithdraw }: Income): Income => ({
  ...{ withdrawable, held, underWay, whyNotWithdraw },
})

/** The greeting for an hour of the day in Tehran. */
function greetingAt(hour: number): string {
  const [night, morning, noon, evening] = words.greetings
  return hour < 5 || hour >= 20 ? night : hour < 11 ? morning : hour < 15 ? noon : evening
}

/** «امروز یک کلاس و یک آزمون دارید». */
function planOf(day: TeacherHome['day']): string {
  const kinds = ['room', 'webinar', 'meet', 'examSession'] as const
  const counted = kinds.flatMap((kind) => {
    const count = day.filter((entry) => entry.kind === kind).length
    return count === 0 ? [] : [dayWords.counts[kind](count === 1 ? 'یک' : formatNumber(count))]
  })
  return counted.length === 0 ? '' : dayWords.today(counted.join(dayWords.and))
}

export const meta = () => [{ title: titled(words.title) }]

export default function TeacherToday({ loaderData }: Route.ComponentProps) {
  const { greeting, name, date, now, courses, income, dropOff, ...home } = loaderData
  const beside = 'grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]'
  return (
    <>
      <PageHead title={`${greeting}، ${name}`} lead={[date, planOf(home.day)].filter(Boolean).join(' · ')} />
      {home.day.length > 0 ? (
        <div className="mb-4 md:mb-5">
          <DayCard entries={home.day} now={now} />
        </div>
      ) : null}
      {courses === 0 ? (
        <EmptyState
          level={2}
          title={words.noCourse}
          action={<ButtonLink to="/teach/courses/new">{words.newCourse}</ButtonLink>}
        >
          {words.noCourseText}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          <div className={beside}>
            <WaitingCard items={home.attention} isPartial={home.isPartial} now={now} />
            <MoneyCard income={income} nextFree={home.nextFree} />
          </div>
          {home.deadlines.length > 0 ? <DeadlinesCard deadlines={home.deadlines} /> : null}
          <div className={`${beside} items-start`}>
            <BehindCard behind={home.behind} now={now} />
            <WeekCard week={home.week} />
          </div>
          {dropOff ? <DropOffCard dropOff={dropOff} /> : null}
          <ReviewsCard reviews={home.reviews} now={now} />
        </div>
      )}
    </>
  )
}
