import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt, type Outcome } from '../../api/refusal.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { NewAnnouncements } from '../announcements/index.ts'
import { useStoreProfile } from '../identity/index.ts'
import { useFreshNotices } from '../notices/index.ts'
import type { Route } from './+types/today'
import { LatestNotices } from './latest-notices.tsx'
import { MyProgress } from './my-progress.tsx'
import { NextBand } from './next-band.tsx'
import { nextTasks } from './next-tasks.ts'
import { askedWeek, weekFrom, yearsOf } from './week.ts'
import { WeekStrip } from './week-strip.tsx'
import { todayWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = Date.now()
  const today = dayAt(now)
  const saturday = askedWeek(url.searchParams.get('week'), today)
  const api = apiOf(context)
  // The page works without these lists: a manager without a second factor may not load them yet.
  const mild = actionApiOf(context)
  const [{ user }, security, notices, announced, mine, agenda, holidays] = await Promise.all([
    api.panel('getProfile', {}),
    api.panel('security/show', {}),
    attempt(mild.panel('notice/list', {})),
    attempt(mild.panel('announcement/new', {})),
    attempt(mild.panel('course/mine', {})),
    attempt(mild.panel('course/agenda', { from: saturday, to: addDays(saturday, 6) })),
    attempt(Promise.all(yearsOf(saturday).map((year) => mild.home('calendar/holidays', { year })))),
  ])
  return {
    now,
    today,
    user,
    tasks: nextTasks({ user, security, unread: notices.answer?.unread ?? null }),
    notices: noticesIn(notices),
    announced: announced.answer?.items ?? [],
    courses: mine.answer ? mine.answer.items : null,
    week: {
      saturday,
      days: weekFrom(
        saturday,
        today,
        holidays.answer?.flatMap((year) => year.items) ?? [],
        agenda.answer?.items ?? [],
      ),
      knowsHolidays: holidays.answer !== undefined,
    },
  }
}

function noticesIn<Notice>({
  answer,
  refusal,
}: Outcome<{ readonly items: readonly Notice[]; readonly unread: number }>) {
  if (answer) return { state: 'known', items: answer.items.slice(0, 4), unread: answer.unread } as const
  return { state: refusal?.status === 403 ? 'locked' : 'failed' } as const
}

export const meta = () => [{ title: titled(words.title) }]

export default function Today({ loaderData }: Route.ComponentProps) {
  const { now, today, user, tasks, notices, announced, courses, week } = loaderData
  useStoreProfile(user)
  useFreshNotices(notices.state === 'known' ? notices.unread : null)
  return (
    <>
      <PageHead title={`${words.greeting} ${user.name}`} lead={formatDay(today, 'long', { now: today })} />
      <div className="grid gap-4 md:gap-5">
        <NextBand tasks={tasks} user={user} notices={notices} courses={courses ?? []} />
        <WeekStrip week={week} />
        <div className="grid items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <MyProgress courses={courses} />
          <div className="grid gap-4 md:gap-5">
            <NewAnnouncements items={announced} now={now} />
            <LatestNotices notices={notices} now={now} />
          </div>
        </div>
      </div>
    </>
  )
}
