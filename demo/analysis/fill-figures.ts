import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { analysis } from '#testing/analysis'
import { demoId } from '../ids.ts'

const daysBack = 90
/** How far back the year of learning events goes. */
const keptDays = 365

/** Shares of a day's views, by page and by the host that sent the visitor. */
const pages = { '/': 0.38, '/courses': 0.2, '/auth/sign-up': 0.1, '/about': 0.06, '/contact': 0.03 }
const coursePages = 0.23
const hosts = { 'google.com': 0.3, 't.me': 0.12, 'instagram.com': 0.08, 'aparat.com': 0.04 }

/** Three months of views: the same on every installation, fewer on Fridays, growing slowly. */
export async function fillFigures({ db, clock }: { db: Db; clock: Clock }, scale: number): Promise<void> {
  const today = dayAt(clock.now())
  const days = Array.from({ length: daysBack }, (_, at) => addDays(today, at - daysBack))
  const views = days.map((day, at) => ({ day, views: viewsOf(day, at) * scale }))
  const shares = { ...pages, ...(await sharesOfCourses(db)) }
  await transaction(db, async (tx) => {
    const into = analysis(tx)
    await into
      .insertInto('analysis.view_days')
      .values(views.map((one) => ({ ...one, visitors: Math.ceil(one.views / 3) })))
      .execute()
    await into
      .insertInto('analysis.visitor_hours')
      .values(views.flatMap(({ day, views: all }) => hoursOf(day, Math.ceil(all / 3))))
      .execute()
    await into
      .insertInto('analysis.page_days')
      .values(
        views.flatMap(({ day, views: all }) =>
          parts(shares, all).map(([path, of]) => ({ day, path, views: of })),
        ),
      )
      .execute()
    await into
      .insertInto('analysis.referrer_days')
      .values(
        views.flatMap(({ day, views: all }) =>
          parts(hosts, all).map(([host, of]) => ({ day, host, views: of })),
        ),
      )
      .execute()
    await fillReferrals(tx, days)
    await fillLearning(tx, addDays(today, -keptDays))
  })
}

/** The courses that people have completed, as the listeners of their events would have written them down. */
async function fillLearning(tx: Tx, since: string): Promise<void> {
  const completed = await analysis(tx)
    .selectFrom('courses.fact_enrolments')
    .select(['enrolment_id', 'person_id', 'course_id', 'completed_at as at'])
    .where('completed_at', '>=', instantAt(since))
    .$narrowType<{ at: Date }>()
    .execute()
  const rows = completed.map(({ enrolment_id, ...of }) => ({
    ...{ ...of, id: demoId(`completed ${enrolment_id}`, of.at), type: 'courseCompleted' as const },
  }))
  if (rows.length > 0) await analysis(tx).insertInto('analysis.learning_events').values(rows).execute()
}

/** The pages of the courses with the most learners, the first of them viewed most. */
async function sharesOfCourses(db: Db): Promise<Readonly<Record<string, number>>> {
  const courses = await analysis(db)
    .selectFrom('courses.known_courses')
    .select('slug')
    .where('state', '=', 'published')
    .orderBy('learners', 'desc')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
  const weight = courses.reduce((sum, _, at) => sum + 1 / (at + 2), 0)
  return Object.fromEntries(
    courses.map(({ slug }, at) => [`/courses/${slug}`, coursePages / (at + 2) / weight]),
  )
}

/** How many of a hundred visitors first come in each hour from eight in the morning on. */
const comeAt = [4, 6, 8, 9, 8, 6, 5, 6, 7, 8, 9, 9, 8, 5, 2]

/** A day's visitors by hour; four in ten open the page of a course. */
const hoursOf = (day: string, visitors: number) =>
  comeAt.map((_, at) => {
    const upTo = (hours: number) =>
      Math.round((visitors * comeAt.slice(0, hours).reduce((sum, share) => sum + share, 0)) / 100)
    const came = upTo(at + 1) - upTo(at)
    return { day, hour: at + 8, visitors: came, course_visitors: Math.round(came * 0.4) }
  })

function viewsOf(day: string, at: number): number {
  const friday = weekdayOf(day) === 6 ? 0.6 : 1
  return Math.round((120 + at + 18 * Math.sin(at * 1.7)) * friday)
}

const parts = (shares: Readonly<Record<string, number>>, all: number) =>
  Object.entries(shares).map(([name, share]) => [name, Math.round(all * share)] as const)

/** A few views of the first people's codes. */
async function fillReferrals(db: Db, days: readonly string[]): Promise<void> {
  const codes = await analysis(db)
    .selectFrom('identity.referral_codes')
    .select('code')
    .orderBy('code')
    .limit(4)
    .execute()
  const rows = codes.flatMap(({ code }, of) =>
    days.filter((_, at) => at % (3 + of) === 0).map((day, at) => ({ code, day, views: 1 + ((at + of) % 4) })),
  )
  if (rows.length > 0) await analysis(db).insertInto('analysis.ref_view_days').values(rows).execute()
}
