import { listCourses } from '@arvand/contracts/home/courses'
import { listPaths } from '@arvand/contracts/home/paths'
import { newAnnouncements } from '@arvand/contracts/panel/announcements'
import { listMyCourses, showAgenda } from '@arvand/contracts/panel/courses'
import { setGoal, showGoal } from '@arvand/contracts/panel/goals'
import { showMoneyDue } from '@arvand/contracts/panel/homes'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getProfile } from '@arvand/contracts/panel/profile'
import { showSecurity } from '@arvand/contracts/panel/security'
import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf, publicCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useStoreProfile } from '../identity/index.ts'
import { InstallOffer } from '../install/index.ts'
import type { MyCourse } from '../my-courses/index.ts'
import { useFreshNotices } from '../notices/index.ts'
import type { Route } from './+types/today'
import { DueCard, dueRows } from './due-card.tsx'
import { type First, FirstPath } from './first-path.tsx'
import { FreshCard, freshRows } from './fresh-card.tsx'
import { GoalCard } from './goal-card.tsx'
import { GoingOn } from './going-on.tsx'
import { NextBand } from './next-band.tsx'
import { nextTasks } from './next-tasks.ts'
import { goalWords, todayWords as words } from './words.ts'

const twoWeeks = 14

export async function loader({ context }: Route.LoaderArgs) {
  const now = Date.now()
  const today = dayAt(now)
  const call = callerOf(context)
  // The page works without these lists: a manager without a second factor may not load them yet.
  const mildCall = actionCallerOf(context)
  const [{ user }, security, notices, announced, mine, agenda, money, goal] = await Promise.all([
    call(getProfile, {}),
    call(showSecurity, {}),
    attempt(mildCall(listNotices, {})),
    attempt(mildCall(newAnnouncements, {})),
    attempt(mildCall(listMyCourses, {})),
    attempt(mildCall(showAgenda, { from: today, to: addDays(today, twoWeeks) })),
    attempt(mildCall(showMoneyDue, {})),
    attempt(mildCall(showGoal, {})),
  ])
  const courses = mine.answer?.items ?? null
  return {
    now,
    today,
    user,
    tasks: nextTasks({ user, security }),
    unread: notices.answer?.unread ?? null,
    fresh: freshRows(announced.answer?.items ?? [], notices.answer?.items ?? []),
    courses,
    // Refused to a manager without a second factor, whom the band sends to set it up.
    isBarred: mine.refusal?.status === 403,
    due: dueRows(agenda.answer?.items ?? [], money.answer ?? null, now),
    goal: goal.answer ?? null,
    first: courses?.length === 0 ? await firstOf(context) : null,
  }
}

/** What somebody without a course may begin with; it is the same for everybody, so it comes from memory. */
async function firstOf(context: Route.LoaderArgs['context']): Promise<First> {
  const call = publicCallerOf(context, { tags: ['courses'], seconds: 3600 })
  const [courses, paths] = await Promise.all([
    call(listCourses, { price: 'free', sort: 'popular' }),
    call(listPaths, {}),
  ])
  return {
    courses: courses.items.slice(0, 3).map(({ slug, title, category, lessons, seconds }) => ({
      ...{ slug, title, category, lessons, seconds },
    })),
    paths: paths.items.slice(0, 3).map(({ slug, title, category, courses: count, seconds }) => ({
      ...{ slug, title, category, courses: count, seconds },
    })),
  }
}

export const action = formAction({ goal: submitTo(setGoal, { done: goalWords.saved }) })

export const meta = () => [{ title: titled(words.title) }]

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const { now, today, user, tasks, unread, fresh, courses, isBarred, due, goal, first } = loaderData
  useStoreProfile(user)
  useFreshNotices(unread)
  const going = courses?.find(isGoing)
  const others = courses?.filter((own) => own !== going && own.enrolment.state === 'active') ?? []
  return (
    <>
      <PageHead title={`${words.greeting} ${user.name}`} lead={formatDay(today, 'long', { now: today })} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <NextBand tasks={tasks} user={user} going={going} hasCourses={courses?.length !== 0} />
        {isBarred ? null : (
          <div className="grid grid-cols-1 gap-4 md:gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            {goal ? <GoalCard goal={goal} answer={answerFor(actionData, 'goal')} /> : null}
            <DueCard rows={due} now={now} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          {courses || isBarred ? null : (
            <ErrorState level={2} title={words.coursesFailed}>
              {words.coursesFailedLead}
            </ErrorState>
          )}
          {first ? <FirstPath first={first} /> : null}
          {others.length > 0 ? <GoingOn courses={others} /> : null}
          <FreshCard rows={fresh} now={now} />
          <InstallOffer />
        </div>
      </div>
    </>
  )
}

const isGoing = ({ enrolment, nextLesson }: MyCourse): boolean =>
  enrolment.state === 'active' && nextLesson !== null && nextLesson.opensAt === null
